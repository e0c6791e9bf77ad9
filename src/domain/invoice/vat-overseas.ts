/** How VAT applies to a service billed to a business, by where it is established (CGI art. 259, 294, 296). */
export interface VatRule {
  /** 2000 is 20 %. */
  basis_points: number
  /** The sentence that the law asks for where VAT does not apply; null elsewhere. */
  exemption: string | null
  /** « La Réunion », where the rate is not the mainland's. */
  territory: string | null
}

export const OVERSEAS: Record<string, VatRule> = {
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
