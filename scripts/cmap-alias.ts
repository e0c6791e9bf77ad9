import { create } from 'fontkit'
import { replaceTable } from './sfnt-table'

/**
 * Gives a character that a font lacks the glyph of one it has. Both families lack U+202F, the narrow
 * no-break space that French sets before `;`, `!` and `?`: without an entry some browsers would take
 * that one space from another font, with another width.
 * @param sfnt a TrueType or OpenType font; the copy returned has one cmap subtable (format 4, Unicode BMP).
 */
export function aliasCharacter(sfnt: Buffer, missing: number, existing: number): Buffer {
  const font = create(sfnt)
  if (!('glyphForCodePoint' in font)) throw new Error('not a single font')
  const glyphs = new Map(font.characterSet.map(code => [code, font.glyphForCodePoint(code).id]))
  glyphs.set(missing, font.glyphForCodePoint(existing).id)
  return replaceTable(
    sfnt,
    'cmap',
    cmapTable([...glyphs].filter(([code]) => code < 0xffff).sort(([a], [b]) => a - b)),
  )
}

/** True when the font has a glyph of its own for the character. */
export function drawsCharacter(sfnt: Buffer, code: number): boolean {
  const font = create(sfnt)
  return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code)
}

/** A cmap with one format 4 subtable, one segment per character: these fonts hold some 150. */
function cmapTable(glyphs: [code: number, glyph: number][]): Buffer {
  const segments: [number, number][] = [...glyphs, [0xffff, 0]]
  const count = segments.length
  const power = 2 ** Math.floor(Math.log2(count))
  const subtable = Buffer.alloc(16 + count * 8)
  const words = [4, subtable.length, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2]
  for (const [index, word] of words.entries()) subtable.writeUInt16BE(word, index * 2)
  for (const [index, [code, glyph]] of segments.entries()) {
    subtable.writeUInt16BE(code, 14 + index * 2)
    subtable.writeUInt16BE(code, 16 + (count + index) * 2)
    subtable.writeUInt16BE((glyph - code) & 0xffff, 16 + (2 * count + index) * 2)
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12])
  return Buffer.concat([header, subtable])
}
