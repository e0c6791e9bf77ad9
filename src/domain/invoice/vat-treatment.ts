/**
 * Which VAT a lead carries: the service is taxed where the business that buys it is established
 * (art. 259-1° CGI). France 20 %; another member state: the client accounts for it (reverse charge, art. 283-2
 * CGI, art. 196 of directive 2006/112/CE), once his VAT number is checked; elsewhere: not applicable.
 */
export type VatTreatment = 'france' | 'reverse-charge' | 'outside-eu'

/** Member states but France, ISO 3166-1, and what follows the letters of their VAT numbers (VIES, « VAT number structure »). */
const EU: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}
/** France for VAT: the mainland and Monaco; the overseas departments have rates of their own. */
const RATES: Record<string, number> = { FR: 2_000, MC: 2_000, GP: 850, MQ: 850, RE: 850, GF: 0, YT: 0 }

/** @param country ISO 3166-1, two letters */
export function vatTreatment(country: string): VatTreatment {
  if (country in RATES) return 'france'
  return country in EU ? 'reverse-charge' : 'outside-eu'
}

/** In basis points: 2000 is 20 %. */
export const vatRate = (country: string): number => RATES[country] ?? 0

/** The sentence that an invoice without VAT needs (art. 242 nonies A I-12° and 13° annexe II CGI); null where VAT is. */
export function vatExemption(country: string): string | null {
  switch (vatTreatment(country)) {
    case 'reverse-charge':
      return 'Autoliquidation\u00a0: TVA due par le preneur (art. 283-2 du CGI, art. 196 de la directive 2006/112/CE).'
    case 'outside-eu':
      return 'TVA non applicable\u00a0: service rendu à une entreprise établie hors de l’Union européenne (art. 259-1° du CGI).'
    case 'france':
      return vatRate(country) === 0 ? 'TVA non applicable, article 294-1 du Code général des impôts.' : null
  }
}

/** Said where a number cannot be one of the client's country. */
export const NO_VAT_NUMBER = 'Ce n’est pas un numéro de TVA du pays du client.'

/**
 * A VAT number of another member state as the Union's register writes it, `DE123456789`; null for what cannot be one of
 * that country. Greece's begin with EL.
 * @param typed with its two letters or without, and however it is spaced
 */
export function vatNumberAt(country: string, typed: string): string | null {
  const prefix = country === 'GR' ? 'EL' : country
  const bare = typed.toUpperCase().replace(/[\s.-]/g, '')
  const own = bare.startsWith(prefix) ? bare.slice(2) : bare
  return EU[country]?.test(own) ? `${prefix}${own}` : null
}

interface VatStanding {
  country: string
  vat_number: string | null
  /** When a register or a person found the number to be his. */
  vat_confirmed_at: Date | null
}

/** A client of another member state starts once his VAT number is checked, or confirmed by the team. */
export function mayBuy({ country, vat_number, vat_confirmed_at }: VatStanding): boolean {
  return vatTreatment(country) !== 'reverse-charge' || (vat_number !== null && vat_confirmed_at !== null)
}
