"""Writes src/main/tiles/glyphs.ts: the characters on the tiles as outlines, so that no font is shipped for them.

Run by hand when a character is added: glyphs.py NotoSerifCJK-Bold.ttc figtree-latin-wght-normal.woff2
Both fonts are under the Open Font License. Needs fonttools and brotli.
"""

import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CHARACTERS = "一二三四五六七八九萬東南西北發中梅蘭菊竹春夏秋冬"
WORDS = list("123456789ESWNJ") + ["Wh", "Gr", "Rd", "JOKER", "blank"]
EM = 400


def traditional(path):
    return next(f for f in TTCollection(path).fonts if " TC " in f["name"].getDebugName(4) + " ")


def outline(font, text):
    """The outline of a text, its ink centred on the origin, and the size of that ink."""
    glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), EM / font["head"].unitsPerEm
    names = [cmap[ord(letter)] for letter in text]

    def draw(pen, dx, dy):
        x = dx
        for name in names:
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, dy)))
            x += glyphs[name].width * scale

    bounds = BoundsPen(glyphs)
    draw(bounds, 0, 0)
    left, top, right, bottom = bounds.bounds
    pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    draw(pen, -(left + right) / 2, -(top + bottom) / 2)
    return pen.getCommands(), round(right - left), round(bottom - top)


def main(serif, sans):
    bold = instantiateVariableFont(TTFont(sans), {"wght": 800})
    fonts = [(traditional(serif), CHARACTERS), (bold, WORDS)]
    print("/// Outlines in a square of 400 units, centred on the origin; made by scripts/glyphs.py.")
    print("/// Each is its path, the width and the height of its ink.")
    print("export const glyphs: Record<string, [string, number, number]> = {")
    for font, texts in fonts:
        for text in texts:
            path, width, height = outline(font, text)
            print(f"  {text if text.isascii() and text.isalpha() else repr(text)}: ['{path}', {width}, {height}],")
    print("};")


main(*sys.argv[1:])
