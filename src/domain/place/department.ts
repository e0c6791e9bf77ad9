/**
 * The department, or the overseas territory, of a French postal code: « 74000 » is 74, « 20200 » is 2B, « 97400 » is
 * 974, « 98713 » is 987. A few communes are served by a post office across the border of their department: what hangs
 * on it is shown as a proposal, never decided.
 * @returns null where the code is none
 */
export function departmentOf(postalCode: string): string | null {
  const code = postalCode.replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{5}$/.test(code)) return null
  const own = OWN_CODES[code]
  if (own) return own
  const two = Number(code.slice(0, 2))
  if (two === 20) return Number(code) < 20_200 ? '2A' : '2B'
  if (two >= 1 && two <= 95) return code.slice(0, 2)
  const three = code.slice(0, 3)
  return overseas.has(three) ? three : null
}

/** Saint-Barthélemy and Saint-Martin, whose postal codes still bear Guadeloupe’s prefix. */
const OWN_CODES: Record<string, string> = { '97133': '977', '97150': '978' }

/** 971 to 978 and 984 to 988; 980 is Monaco, which French postal codes serve. */
const overseas = new Set('971 972 973 974 975 976 977 978 980 984 986 987 988'.split(' '))

/** The postal code that a line of address ends with, « 12 rue X, 97400 Saint-Denis »; the last one where there are several. */
export function postalCodeIn(address: string): string | null {
  const found = [...address.matchAll(/(?<!\d)\d{5}(?!\d)/g)].map(([code]) => code)
  return found.filter(code => departmentOf(code) !== null).at(-1) ?? null
}
