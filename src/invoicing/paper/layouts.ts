import type * as fontkit from 'fontkit'
import { kept } from '../kept'

/** A word as pdfkit wants it: what is drawn, where, and how wide it is, in thousandths of the size. */
export interface LaidOut {
  glyphs: unknown[]
  positions: { xAdvance: number; advanceWidth: number }[]
  advanceWidth: number
}

/** A font and what was laid out and measured in it. */
export interface MeasuredFont {
  parsed: fontkit.Font
  /** Words already laid out, which pdfkit would otherwise lay out again for every document. */
  layouts: Map<string, LaidOut>
  /** How wide texts are, in thousandths of their size. */
  widths: Map<string, number>
}

/** The words of our own sentences are some hundreds; beyond that the memory starts again. */
const MOST = 5_000

/** Laid out as pdfkit's own `layoutRun` does, once for all documents. */
export function layOut({ parsed, layouts }: MeasuredFont, word: string): LaidOut {
  return kept(layouts, MOST, word, () => {
    const scale = 1_000 / parsed.unitsPerEm
    const { glyphs, positions } = parsed.layout(word)
    const scaled = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
      advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
    }))
    return {
      glyphs,
      positions: scaled,
      advanceWidth: scaled.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    }
  })
}

/** How wide a text is, word by word as it is drawn, in thousandths of its size. */
export function widthOf(font: MeasuredFont, text: string): number {
  return kept(font.widths, MOST, text, () =>
    text.split(AFTER_SPACES).reduce((sum, word) => sum + layOut(font, word).advanceWidth, 0),
  )
}

/** Where pdfkit cuts a text into words. */
const AFTER_SPACES = /(?<=[ \t])/
