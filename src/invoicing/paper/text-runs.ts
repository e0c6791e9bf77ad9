import { type Face, type FontName, fontFor } from './fonts'

/** A stretch of a line that one font draws in one direction. */
export interface TextRun {
  font: FontName
  text: string
  /** Written right to left: drawn whole, so that its words keep their order. */
  rightToLeft: boolean
}

/** An empty box, for the signs that no font of ours has; what is typed today is refused before. */
const MISSING = '\u25A1'

const clusters = new Intl.Segmenter('fr', { granularity: 'grapheme' })
/** A stretch of Hebrew, or of Arabic, with the spaces inside it: one script each, since each is shaped by its own rules. */
const RIGHT_TO_LEFT =
  /([\u0590-\u05FF]+(?:[\s'’"-]+[\u0590-\u05FF]+)*|[\u0600-\u08FF]+(?:[\s'’"-]+[\u0600-\u08FF]+)*)/u

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
    // A letter and its accent may lie in different fonts: drawn apart rather than as a box.
    for (const part of fontFor(segment, face) ? [segment] : segment) {
      const font = fontFor(part, face)
      const last = runs.at(-1)
      const drawn = font ? part : MISSING
      if (last?.font === (font ?? 'fallback')) last.text += drawn
      else runs.push({ font: font ?? 'fallback', text: drawn, rightToLeft: false })
    }
  }
  return runs
}
