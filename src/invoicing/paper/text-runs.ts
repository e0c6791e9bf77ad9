import { type Face, type FontName, fontFor } from './fonts'

/** A stretch of a line that one font draws in one direction. */
export interface TextRun {
  font: FontName
  text: string
  /** Written right to left: drawn whole, so that its words keep their order. */
  rightToLeft: boolean
}

/** An empty box, for the signs that no font of ours has; the XML keeps the name as it was typed. */
const MISSING = '\u25A1'

const clusters = new Intl.Segmenter('fr', { granularity: 'grapheme' })
/** A stretch of Hebrew, or of Arabic, with the spaces inside it: one script each, since each is shaped by its own rules. */
const RIGHT_TO_LEFT =
  /([\u0590-\u05FF]+(?:[\s'’"-]+[\u0590-\u05FF]+)*|[\u0600-\u08FF]+(?:[\s'’"-]+[\u0600-\u08FF]+)*)/u

/** Controls, unassigned and private signs, direction marks, joiners, variation selectors. */
const INVISIBLE = /[\p{C}\u2060-\u206F]|[\uFE00-\uFE0F]/gu

/**
 * Text as papers can draw it: one form for each letter, narrow spaces widened to U+00A0 (fonts lack
 * U+202F), and without the invisible signs that could reorder what is read.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2007\u2009]/g, '\u00A0')
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, '')
}

/** Cuts a printable text into runs; the usual case, one font for all of it, is answered at once. */
export function textRuns(text: string, face: Face): TextRun[] {
  const whole = fontFor(text, face)
  if (whole && whole !== 'fallback') return [{ font: whole, text, rightToLeft: false }]
  return text
    .split(RIGHT_TO_LEFT)
    .flatMap((part, index) => (index % 2 === 1 ? rightToLeftRuns(part, face) : leftToRightRuns(part, face)))
}

/** False when what is drawn is not what should be read aloud: turned round, or boxes for missing signs. */
export function readsAsDrawn(text: string, face: Face): boolean {
  return textRuns(text, face).every(run => !run.rightToLeft && !run.text.includes(MISSING))
}

function rightToLeftRuns(text: string, face: Face): TextRun[] {
  return fontFor(text, 'mono') === 'fallback'
    ? [{ font: 'fallback', text, rightToLeft: true }]
    : leftToRightRuns(text, face)
}

function leftToRightRuns(text: string, face: Face): TextRun[] {
  const runs: TextRun[] = []
  for (const { segment } of clusters.segment(text)) {
    const font = fontFor(segment, face)
    const last = runs.at(-1)
    const drawn = font ? segment : MISSING
    if (last?.font === (font ?? 'fallback')) last.text += drawn
    else runs.push({ font: font ?? 'fallback', text: drawn, rightToLeft: false })
  }
  return runs
}
