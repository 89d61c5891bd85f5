"""XML with entities that grow, entities that reach out, and elements without end."""

from makers import hostile

GROWING = "<!DOCTYPE x [" + "".join(
    f'<!ENTITY l{i} "{f"&l{i - 1};" * 10 if i else "e4"}">' for i in range(10)) + "]>"
REACHING = '<!DOCTYPE x [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>'

PEF = ('<?xml version="1.0"?>\n{doctype}<pef xmlns="http://www.daisy.org/ns/2008/pef"><body>'
       "<row>{text}</row></body></pef>")
TTML = ('<?xml version="1.0"?>\n{doctype}<tt xmlns="http://www.w3.org/ns/ttml"><body>'
        '<p begin="1s" end="2s">{text}</p></body></tt>')
HOCR = ('<?xml version="1.0"?>\n{doctype}<html><div class="ocr_page">'
        '<span class="ocrx_word" title="bbox 0 0 9 9">{text}</span></div></html>')
ALTO = ('<?xml version="1.0"?>\n{doctype}<alto><Page><String CONTENT="{text}" HPOS="1" VPOS="1" '
        'WIDTH="9" HEIGHT="9"/></Page></alto>')
INCIDENT = ('<?xml version="1.0"?>\n{doctype}<incident schema="diptych.incident/1">'
            '<title>{text}</title><ruling state="proposal"/></incident>')


def entities(name, form, doctype=GROWING):
    @hostile(name)
    def make(path):
        path.write_text(form.format(doctype=doctype, text="&l9;"))


def nested(name, form, element):
    """A million elements, each within the one before."""

    @hostile(name)
    def make(path):
        depth = 1_000_000 // len(element)
        path.write_text(form.format(doctype="", text=f"<{element}>" * depth))


entities("entities.pef", PEF)
entities("entities.ttml", TTML)
entities("entities.hocr", HOCR)
entities("entities.alto", ALTO)
entities("entities.xml", INCIDENT)
entities("reaching-out.ttml", TTML, REACHING)
entities("reaching-out.xml", INCIDENT, REACHING)
nested("nested.pef", PEF, "row")
nested("nested.ttml", TTML, "p")
nested("nested.hocr", HOCR, "span")
nested("nested.alto", ALTO.replace('"{text}"', '"e4"').replace("<String", "{text}<String"), "b")
nested("nested.xml", INCIDENT, "b")


@hostile("spelt-out.hocr")
def spelt_out(path):
    """Control characters that only the XML spells out: a reader of text does not see them."""
    word = '<span class="ocrx_word" title="bbox {x} 0 {x}9 9">{text}</span>'
    texts = ["1.", "e4&#x1B;[31m", "e5&#x202E;", "2.", "Nf3", "Nc6"]
    words = "".join(word.format(x=10 + 10 * i, text=text) for i, text in enumerate(texts))
    path.write_text(f'<html><div class="ocr_page">{words}</div></html>')
