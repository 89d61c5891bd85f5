"""Pictures whose headers promise more than any memory holds."""

import struct
import zlib

from makers import hostile

SIDE = 30_000


def png(width, height, data):
    def chunk(kind, contents):
        body = kind + contents
        return struct.pack(">L", len(contents)) + body + struct.pack(">L", zlib.crc32(body))

    header = struct.pack(">2L5B", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) +
            chunk(b"IEND", b""))


def tiff(width, height, count=1, next_page=0):
    """Pages of one strip that is not there; all point to the same bytes."""
    entries = [(256, 4, width), (257, 4, height), (258, 3, 8), (259, 3, 1), (262, 3, 1),
               (273, 4, 8), (277, 3, 1), (278, 4, height), (279, 4, 8)]
    size = 2 + 12 * len(entries) + 4
    text = struct.pack("<2sHL", b"II", 42, 8)
    for page in range(count):
        following = next_page if page + 1 == count else 8 + size * (page + 1)
        text += struct.pack("<H", len(entries))
        text += b"".join(struct.pack("<2H2L", tag, kind, 1, value) for tag, kind, value in entries)
        text += struct.pack("<L", following)
    return text


@hostile("giant.png")
def giant_png(path):
    path.write_bytes(png(SIDE, SIDE, zlib.compress(b"\0" * 1000)))


@hostile("giant.jpg")
def giant_jpeg(path):
    frame = struct.pack(">2sHBHHB3B", b"\xff\xc0", 11, 8, SIDE, SIDE, 1, 1, 0x11, 0)
    scan = struct.pack(">2sH6B", b"\xff\xda", 8, 1, 1, 0, 0, 63, 0)
    path.write_bytes(b"\xff\xd8" + frame + scan + b"\0" * 100 + b"\xff\xd9")


@hostile("giant.tif")
def giant_tiff(path):
    path.write_bytes(tiff(SIDE, SIDE))


@hostile("loop.tif")
def loop_tiff(path):
    """The last page is followed by the first."""
    path.write_bytes(tiff(100, 100, 2, next_page=8))


@hostile("empty-pages.tif")
def empty_pages(path):
    """Forty pages just below the limit, with eight bytes of data for all of them."""
    path.write_bytes(tiff(12_000, 12_000, 40))


@hostile("flat.png")
def flat_png(path):
    """A picture just below the limit that is really there: 144 megapixels in less than a megabyte."""
    packer = zlib.compressobj(1)
    data = b"".join(packer.compress(b"\0" + b"\xff" * 12_000) for _ in range(12_000))
    path.write_bytes(png(12_000, 12_000, data + packer.flush()))


@hostile("negative.tif")
def negative_tiff(path):
    path.write_bytes(tiff(0xFFFFFFFF, 0xFFFFFFFF))


@hostile("cut.png")
def cut_png(path):
    path.write_bytes(png(300, 300, zlib.compress(b"\0" * 90_300))[:80])
