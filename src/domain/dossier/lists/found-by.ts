/** Where a dossier holds what was sought. */
export const FOUND_BY = ['name', 'siret', 'phone', 'email', 'invoice', 'avoir', 'quote'] as const

export type FoundBy = (typeof FOUND_BY)[number]

const LABELS: Record<FoundBy, string> = {
  name: 'nom',
  siret: 'SIRET',
  phone: 'téléphone',
  email: 'e-mail',
  invoice: 'numéro de facture',
  avoir: 'numéro d’avoir',
  quote: 'numéro de devis',
}

/** « trouvé par : téléphone »; empty where nothing was sought, or what was found lies in several places at once. */
export const foundByWords = (found: readonly FoundBy[] | undefined): string =>
  found?.length ? `trouvé par\u00a0: ${found.map(one => LABELS[one]).join(', ')}` : ''
