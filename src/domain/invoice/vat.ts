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

/** How VAT applies to a service billed to a business, by where it is established (CGI art. 259, 294, 296). */
interface VatRule {
  /** 2000 is 20 %. */
  basis_points: number
  /** The sentence that the law asks for where VAT does not apply; null elsewhere. */
  exemption: string | null
  /** « La Réunion », where the rate is not the mainland's. */
  territory: string | null
}

const OVERSEAS: Record<string, VatRule> = {
  '971': reduced('Guadeloupe'),
  '972': reduced('Martinique'),
  '973': notApplied('Guyane', 'en Guyane'),
  '974': reduced('La Réunion'),
  '976': notApplied('Mayotte', 'à Mayotte'),
}

function reduced(territory: string): VatRule {
  return { basis_points: 850, exemption: null, territory }
}

function notApplied(territory: string, where: string): VatRule {
  return {
    basis_points: 0,
    exemption: `TVA non applicable ${where}, article 294-1 du Code général des impôts.`,
    territory,
  }
}
