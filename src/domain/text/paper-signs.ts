/** Controls, unassigned and private signs, direction marks, joiners, variation selectors. */
const INVISIBLE = /[\p{C}\u2060-\u206F]|[\uFE00-\uFE0F]/gu

/**
 * Text as papers can draw it: one form for each letter, ligatures taken apart, narrow spaces widened to U+00A0
 * (fonts lack U+202F), and without the invisible signs that could reorder what is read.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uFB00-\uFB06]/g, ligature => ligature.normalize('NFKC'))
    .replace(/[\u202F\u2007\u2009]/g, '\u00A0')
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, '')
}

/** Whether somebody would see anything of it: not spaces, marks and signs without a form alone. */
export const isVisible = (text: string): boolean =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu, '') !== ''

/**
 * Signs that nobody typed on purpose: controls, lone surrogates and code points without a meaning, which neither
 * the database nor XML can hold, those that turn the reading order round, and those that are never seen. The
 * joiners U+200C and U+200D stay: Persian and Indian scripts are written with them.
 */
export const hasForbiddenSign = (text: string): boolean =>
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00AD\u180E\u200B\u2028\u2029\uFEFF\u202A-\u202E\u2060-\u206F\u{E0000}-\u{E007F}]/u.test(
    text,
  )
