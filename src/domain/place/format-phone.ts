/**
 * « 04 72 00 00 00 » of a telephone number of the French plan, however it was typed (« 0472000000 »,
 * « +33 (0)4 72… », « 0033 4… »); any other comes back as it was. In pairs it is no figure to a spreadsheet either,
 * which would take the nought away.
 */
export function formatPhone(raw: string): string {
  const digits = raw
    .replace(/[\s.()\u00AD\u2010-\u2015\u200B\u2060-]/g, '')
    .replace(/^(?:\+|00)330?(?=\d{9}$)/, '0')
  return /^0[1-9]\d{8}$/.test(digits) ? digits.replace(/(\d{2})(?=\d)/g, '$1 ') : raw
}
