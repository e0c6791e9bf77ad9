/**
 * What somebody typed or pasted, over several lines: without signs that are never seen or turn the reading order round, in
 * which telephones wrap the numbers that they copy. The joiners U+200C and U+200D stay: scripts and emoji are written with them.
 */
export const typedText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()
