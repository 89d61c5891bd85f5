"""PDFs that never end, and such that say more than they hold."""

import zlib

from makers import hostile

MEGABYTE = 1 << 20
CATALOG = b"<</Type/Catalog/Pages 2 0 R>>"
PAGES = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
PAGE = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources 5 0 R>>"


def stream(data, entries=b""):
    return b"<<%s/Length %d>>stream\n%s\nendstream" % (entries, len(data), data)


def flate(megabytes, byte=b" ", head=b""):
    """So many megabytes of one byte, deflated."""
    packer = zlib.compressobj(9)
    return head + b"".join(packer.compress(byte * MEGABYTE) for _ in range(megabytes)) + \
        packer.flush()


def document(*objects, trailer=b""):
    """A PDF of objects 1, 2, … with a table of where they are."""
    text = b"%PDF-1.7\n"
    places = []
    for number, contents in enumerate(objects, 1):
        places.append(len(text))
        text += b"%d 0 obj%s\nendobj\n" % (number, contents)
    table = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    table += b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"trailer<</Root 1 0 R/Size %d%s>>\nstartxref\n%d\n%%%%EOF\n"
    return text + table + end % (len(objects) + 1, trailer.replace(b"HERE", b"%d" % len(text)),
                                 len(text))


def in_stream(entries, first_three):
    """A PDF 1.5 whose objects 1 to 3 stand in the object stream 4, by a cross-reference stream."""
    head = b"".join(b"%d %d " % (number + 1, sum(len(one) + 1 for one in first_three[:number]))
                    for number in range(3))
    body = head + b" ".join(first_three)
    text = b"%PDF-1.7\n"
    place = len(text)
    text += b"4 0 obj" + stream(body, b"/Type/ObjStm/N 3/First %d%s" % (len(head), entries)) + \
        b"\nendobj\n"
    rows = b"".join(bytes([kind]) + where.to_bytes(4, "big") + bytes([index])
                    for kind, where, index in [(0, 0, 0), (2, 4, 0), (2, 4, 1), (2, 4, 2),
                                               (1, place, 0), (1, len(text), 0)])
    start = len(text)
    text += b"5 0 obj" + stream(rows, b"/Type/XRef/W[1 4 1]/Size 6/Root 1 0 R") + b"\nendobj\n"
    return text + b"startxref\n%d\n%%%%EOF\n" % start


@hostile("page-loop.pdf")
def page_loop(path):
    path.write_bytes(document(CATALOG, b"<</Type/Pages/Kids[2 0 R 3 0 R]/Count 9>>",
                              b"<</Type/Pages/Parent 2 0 R/Kids[2 0 R 3 0 R]/Count 9>>"))


@hostile("two-milliard-pages.pdf")
def many_pages(path):
    path.write_bytes(document(CATALOG, b"<</Type/Pages/Kids[3 0 R]/Count 2000000000>>",
                              b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>"))


@hostile("xref-loop.pdf")
def xref_loop(path):
    path.write_bytes(document(CATALOG, PAGES, PAGE, stream(b""), b"<<>>", trailer=b"/Prev HERE"))


@hostile("object-stream-loop.pdf")
def object_stream_loop(path):
    """An object stream that continues itself."""
    path.write_bytes(in_stream(b"/Extends 4 0 R", [CATALOG, PAGES, PAGE]))


@hostile("object-stream-in-itself.pdf")
def object_stream_in_itself(path):
    """The objects stand in a stream whose length is an object in that stream."""
    whole = in_stream(b"", [CATALOG, PAGES, PAGE])
    at = whole.index(b"/Length ")
    end = whole.index(b">>", at)
    path.write_bytes(whole[:at] + b"/Length 1 0 R".ljust(end - at)[:end - at] + whole[end:])


@hostile("object-stream-bomb.pdf")
def object_stream_bomb(path):
    data = flate(100)
    text = b"%PDF-1.7\n4 0 obj" + stream(data, b"/Type/ObjStm/N 1/First 4/Filter/FlateDecode") + \
        b"\nendobj\n"
    rows = b"".join(bytes([kind]) + where.to_bytes(4, "big") + bytes([index])
                    for kind, where, index in [(0, 0, 0), (2, 4, 0), (2, 4, 0), (2, 4, 0),
                                               (1, 9, 0), (1, len(text), 0)])
    start = len(text)
    text += b"5 0 obj" + stream(rows, b"/Type/XRef/W[1 4 1]/Size 6/Root 1 0 R") + b"\nendobj\n"
    path.write_bytes(text + b"startxref\n%d\n%%%%EOF\n" % start)


@hostile("content-bomb.pdf")
def content_bomb(path):
    path.write_bytes(document(CATALOG, PAGES, PAGE, stream(flate(100), b"/Filter/FlateDecode"),
                              b"<<>>"))


@hostile("picture-bomb.pdf")
def picture_bomb(path):
    picture = stream(flate(1), b"/Type/XObject/Subtype/Image/Width 30000/Height 30000"
                               b"/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode")
    path.write_bytes(document(CATALOG, PAGES, PAGE, stream(b"200 0 0 100 0 0 cm /P Do"),
                              b"<</XObject<</P 6 0 R>>>>", picture))


@hostile("form-loop.pdf")
def form_loop(path):
    """A form that draws itself."""
    form = stream(b"/F Do", b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R")
    path.write_bytes(document(CATALOG, PAGES, PAGE, stream(b"/F Do"),
                              b"<</XObject<</F 6 0 R>>>>", form))


@hostile("nested.pdf")
def nested(path):
    path.write_bytes(document(CATALOG[:-2] + b"/X" + b"[" * 200_000 + b">>", PAGES, PAGE))


@hostile("field-loop.pdf")
def field_loop(path):
    """A field of a form that is its own child."""
    path.write_bytes(document(
        b"<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>", PAGES, PAGE, stream(b""),
        b"<<>>", b"<</T(a)/Kids[6 0 R 7 0 R]>>", b"<</T(b)/Parent 6 0 R/Kids[6 0 R]>>"))


@hostile("parent-loop.pdf")
def parent_loop(path):
    path.write_bytes(document(CATALOG, b"<</Type/Pages/Kids[3 0 R]/Count 1/Parent 2 0 R>>",
                              b"<</Type/Page/Parent 2 0 R>>"))


@hostile("a-mile-long.pdf")
def mile_long(path):
    path.write_bytes(document(CATALOG, PAGES, PAGE.replace(b"200 100", b"4500000 3000000"),
                              stream(b"0 0 9 9 re f"), b"<<>>"))


@hostile("cut.pdf")
def cut(path):
    whole = document(CATALOG, PAGES, PAGE, stream(b"0 0 9 9 re f"), b"<<>>")
    path.write_bytes(whole[:-200])
