"""Zip files: bombs, and names and links that lead out of them."""

import random
import struct
import zipfile
import zlib

from makers import hostile

MEGABYTE = 1 << 20
WORKBOOK = {
    "xl/workbook.xml": '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<R><r Id="a" Target="sheet.xml"/></R>',
}
DIPTYCH = "application/vnd.diptych.incident+zip"
ASICE = "application/vnd.etsi.asic-e+zip"
OPEN_DOCUMENT = "application/vnd.oasis.opendocument.spreadsheet"
CASE = "# A case\n[score white]\nfile sources/white.txt\n[score black]\n1. e4 e5\n"


def pack(path, members):
    """A zip of texts; a member may be a number: so many megabytes of blanks."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name, contents in members.items():
            stored = zipfile.ZipInfo(name)
            stored.compress_type = (zipfile.ZIP_STORED if name == "mimetype" else
                                    zipfile.ZIP_DEFLATED)
            if isinstance(contents, str):
                archive.writestr(stored, contents)
                continue
            with archive.open(stored, "w", force_zip64=True) as member:
                for _ in range(contents):
                    member.write(b" " * MEGABYTE)


def link_to(path, members, name, target):
    """The same with one member that is a symbolic link."""
    pack(path, members)
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo(name)
        link.create_system = 3
        link.external_attr = 0o120777 << 16
        archive.writestr(link, target)


@hostile("sheet-bomb.xlsx")
def sheet_bomb(path):
    pack(path, WORKBOOK | {"xl/sheet.xml": 100})


@hostile("strings-bomb.xlsx")
def strings_bomb(path):
    pack(path, WORKBOOK | {"xl/sheet.xml": "<worksheet/>", "xl/sharedStrings.xml": 100})


@hostile("twenty-bombs.xlsx")
def twenty_bombs(path):
    """Twenty sheets, all of them the same part, each just below what one part may have."""
    sheets = "".join(f'<sheet r:id="{i}"/>' for i in range(20))
    targets = "".join(f'<r Id="{i}" Target="sheet.xml"/>' for i in range(20))
    pack(path, {"xl/workbook.xml": f"<workbook><sheets>{sheets}</sheets></workbook>",
                "xl/_rels/workbook.xml.rels": f"<R>{targets}</R>", "xl/sheet.xml": 15})


@hostile("one-text-in-all-cells.xlsx")
def one_text_in_all_cells(path):
    """A text of 5 MB once among the strings, in 120,000 cells."""
    row = "<row>" + '<c t="s"><v>0</v></c>' * 60 + "</row>"
    pack(path, WORKBOOK | {
        "xl/sheet.xml": f"<worksheet><sheetData>{row * 2000}</sheetData></worksheet>",
        "xl/sharedStrings.xml": f"<sst><si><t>{'x' * 5_000_000}</t></si></sst>"})


@hostile("climbing.xlsx")
def climbing(path):
    pack(path, WORKBOOK | {
        "xl/_rels/workbook.xml.rels": '<R><r Id="a" Target="../../../etc/passwd"/></R>'})


@hostile("entities.xlsx")
def entities_in_a_sheet(path):
    lol = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10 if i else "lol"}">' for i in range(10))
    pack(path, WORKBOOK | {"xl/sheet.xml": f"<!DOCTYPE w [{lol}]><worksheet><sheetData><row><c>"
                                           "<v>&l9;</v></c></row></sheetData></worksheet>"})


@hostile("score.ods")
def open_document(path):
    pack(path, {"mimetype": OPEN_DOCUMENT, "content.xml": 100})


@hostile("unknown.zip")
def unknown_zip(path):
    pack(path, {"readme.txt": "1. e4 e5"})


@hostile("bomb.diptych")
def diptych_bomb(path):
    pack(path, {"mimetype": DIPTYCH, "incident.case": CASE, "sources/white.txt": 100})


@hostile("many-bombs.diptych")
def diptych_bombs(path):
    pack(path, {"mimetype": DIPTYCH, "incident.case": CASE, "sources/white.txt": "1. e4 e5"} |
         {f"sources/{i}": 15 for i in range(20)})


@hostile("many-members.diptych")
def diptych_members(path):
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(20_000):
            archive.writestr(f"{i}", "")


@hostile("climbing.diptych")
def diptych_climbing(path):
    """Names that lead out: nothing is ever unpacked to a folder, so that they are only names."""
    case = CASE.replace("sources/white.txt", "../../white.txt")
    pack(path, {"mimetype": DIPTYCH, "incident.case": case, "../../white.txt": "1. e4 e5"})


@hostile("reaching-out.diptych")
def diptych_reaching_out(path):
    pack(path, {"mimetype": DIPTYCH,
                "incident.case": CASE.replace("sources/white.txt", "/etc/passwd")})


@hostile("link.diptych")
def diptych_link(path):
    link_to(path, {"mimetype": DIPTYCH, "incident.case": CASE}, "sources/white.txt", "/etc/passwd")


@hostile("cut.diptych")
def diptych_cut(path):
    diptych_climbing(path)
    path.write_bytes(path.read_bytes()[:-30])


@hostile("broken-member.diptych")
def diptych_broken_member(path):
    noise = "".join(random.Random(1).choices("abcdefgh12345678", k=4000))
    pack(path, {"mimetype": DIPTYCH, "incident.case": CASE, "sources/white.txt": noise})
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 0x55
    path.write_bytes(whole)


@hostile("bomb.asice")
def asice_bomb(path):
    pack(path, {"mimetype": ASICE, "report.pdf": 100})


@hostile("xml-bomb.asice")
def asice_xml_bomb(path):
    pack(path, {"mimetype": ASICE, "incident.xml": 100})


@hostile("many-members.asice")
def asice_members(path):
    pack(path, {"mimetype": ASICE} | {f"{i}": "" for i in range(10_001)})


@hostile("climbing.asice")
def asice_climbing(path):
    pack(path, {"mimetype": ASICE, "../../report.pdf": "x"})


@hostile("link.asice")
def asice_link(path):
    link_to(path, {"mimetype": ASICE}, "report.pdf", "/etc/passwd")


@hostile("lying.asice")
def asice_lying(path):
    """The directory states fewer bytes than there are."""
    pack(path, {"mimetype": ASICE, "report.txt": "x" * 1000})
    whole = path.read_bytes()
    path.write_bytes(whole.replace(struct.pack("<L", 1000), struct.pack("<L", 10)))


@hostile("quine-like.asice")
def asice_overlapping(path):
    """Two entries of the directory that share the bytes of one."""
    data = zlib.compress(b" " * 100, 9)[2:-4]
    local = struct.pack("<4s5H3L2H", b"PK\x03\x04", 20, 0, 8, 0, 0x21, zlib.crc32(b" " * 100),
                        len(data), 100, 1, 0) + b"a" + data
    directory = b"".join(
        struct.pack("<4s6H3L5H2L", b"PK\x01\x02", 20, 20, 0, 8, 0, 0x21, zlib.crc32(b" " * 100),
                    len(data), 100, 1, 0, 0, 0, 0, 0, 0) + name for name in (b"a", b"b"))
    path.write_bytes(local + directory + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 2, 2,
                                                     len(directory), len(local), 0))
