/**
 * A number as it was typed, without the signs that nobody sees: telephones wrap what they copy in those that set the direction
 * of writing, pages break their long numbers by others.
 */
export const copiedNumber = (value: string): string =>
  value.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '').trim()
