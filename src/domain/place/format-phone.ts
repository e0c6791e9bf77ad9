/** Of which country codes the French plan has the overseas departments, and how their numbers begin at home. */
const FROM_OVERSEAS = /^(?:\+|00)(?:59[046]|262)0?(?=(?:59[046]|26[239]|639|69[0-7])\d{6}$)/
const OVERSEAS = /^0(?:59[046]|26[239]|639|69[0-7])/

/**
 * « 04 72 00 00 00 » of a telephone number of the French plan, however it was typed (« 0472000000 »,
 * « +33 (0)4 72… », « 0033 4… »), « 0690 12 34 56 » of one overseas; any other comes back as it was. In groups it is no
 * figure to a spreadsheet either, which would take the nought away.
 */
export function formatPhone(raw: string): string {
  const digits = raw
    .replace(/[\s.()\u00AD\u2010-\u2015\u200B\u2060-]/g, '')
    .replace(/^(?:\+|00)330?(?=\d{9}$)/, '0')
    .replace(FROM_OVERSEAS, '0')
  if (!/^0[1-9]\d{8}$/.test(digits)) return raw
  const first = OVERSEAS.test(digits) ? 4 : 2
  return `${digits.slice(0, first)}${digits.slice(first).replace(/(\d{2})/g, ' $1')}`
}
