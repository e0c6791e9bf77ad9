import { OVERSEAS, type VatRule } from './vat-overseas'

const MAINLAND: VatRule = { basis_points: 2_000, exemption: null, territory: null }

/** Monaco is France for VAT (CGI art. 259 and the convention of 18 May 1963). */
const MONACO = '980'

/** Saint-Barthélemy and Saint-Martin bear Guadeloupe's prefix, and are territories of their own. */
const OTHER_POSTAL_CODES = ['97133', '97150']

/**
 * The rule of an address, by its postal code; without one, the mainland's.
 * @returns null in the territories that have a tax system of their own, to which we do not bill here
 */
export function vatOf(address: string): VatRule | null {
  const code = postalCodeIn(address)
  if (code === null) return MAINLAND
  if (OTHER_POSTAL_CODES.includes(code)) return null
  const department = code.slice(0, 3)
  if (department in OVERSEAS) return OVERSEAS[department] ?? MAINLAND
  return /^9[78]/.test(code) && department !== MONACO ? null : MAINLAND
}

/** The last five digits that stand alone, « 97 400 » included: the code comes before the town, at the end. */
function postalCodeIn(address: string): string | null {
  const found = [...address.matchAll(/(?<!\d)(\d{2})[\u00A0\u202F ]?(\d{3})(?!\d)/g)].at(-1)
  return found ? `${found[1]}${found[2]}` : null
}
