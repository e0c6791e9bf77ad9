import { vatRate } from '../invoice/vat-treatment'
import { checkSiret, isSiren, vatNumberOf } from '../place/siret'
import type { FieldError } from '../refusal'

/** How a client of the leads offer is named on his papers, where he is established in France or Monaco. */
export interface FrenchIdentity {
  /** BT-47, scheme 0002. */
  siren: string | null
  /** BT-48, `FR44732829320`. */
  vat_number: string | null
}

/** France and its overseas departments, whose firms are in the SIRENE register. */
const WITH_SIREN = ['FR', 'GP', 'MQ', 'RE', 'GF', 'YT']

/** @param country ISO 3166-1, two letters */
export const bearsSiren = (country: string) => WITH_SIREN.includes(country)

/** Where French VAT applies, Monaco included, which has no SIREN. */
const bearsFrenchVat = (country: string) => vatRate(country) > 0

/** Whether this country's papers name their buyer by a SIREN, a French VAT number, or both. */
export const isNamedInFrance = (country: string) => bearsSiren(country) || bearsFrenchVat(country)

interface TypedIdentity {
  country: string
  /** A SIREN or a SIRET. */
  siren: string | null
  vat_number: string | null
}

/**
 * What was typed, however spaced, as papers state it. A SIREN stands in the VAT number, and the other way round: of the two
 * one is enough where French VAT applies. Elsewhere what was typed stays as it is, without a SIREN.
 * @param asksAll when an account is opened: a number that is missing is then worked out from the other
 */
export function frenchIdentity(
  { country, siren, vat_number }: TypedIdentity,
  asksAll: boolean,
): { identity: FrenchIdentity } | { errors: FieldError[] } {
  if (!isNamedInFrance(country)) return { identity: { siren: null, vat_number: vat_number || null } }
  const vat = bearsFrenchVat(country) && vat_number ? frenchVatNumber(vat_number) : null
  if (vat_number && !vat) return { errors: [{ field: 'vat_number', message: noVatNumber(country) }] }
  if (!bearsSiren(country))
    return vat
      ? { identity: { siren: null, vat_number: vat } }
      : { errors: [{ field: 'vat_number', message: MONACO }] }
  const own = siren ? sirenIn(siren) : vat && isSiren(vat.slice(4)) ? vat.slice(4) : null
  if (!own) return { errors: [{ field: 'siren', message: siren ? NO_SIREN : ASKED }] }
  if (vat && vat.slice(4) !== own) return { errors: [{ field: 'vat_number', message: ANOTHERS }] }
  const worked = asksAll && bearsFrenchVat(country) ? vatNumberOf(own) : null
  return { identity: { siren: own, vat_number: vat ?? worked } }
}

const ASKED = 'Indiquez le SIREN ou le SIRET\u00A0: il figure sur les factures.'
const NO_SIREN = 'Ce n’est ni un SIREN (9 chiffres) ni un SIRET (14 chiffres)\u00A0: vérifiez-le.'
const MONACO =
  'À Monaco, le numéro de TVA (FR suivi de 11 signes) figure sur les factures\u00A0: indiquez-le.'
const ANOTHERS = 'Ce numéro de TVA est celui d’une autre entreprise que ce SIREN.'
const noVatNumber = (country: string) =>
  bearsFrenchVat(country)
    ? 'Ce n’est pas un numéro de TVA français (FR suivi de 11 signes)\u00A0: vérifiez-le.'
    : 'La TVA ne s’applique pas dans ce département\u00A0: laissez ce champ vide.'

/** The SIREN that a text is, or that the SIRET in it begins with. */
function sirenIn(typed: string): string | null {
  const { siret, valid } = checkSiret(typed)
  if (valid) return siret.slice(0, 9)
  return isSiren(siret) ? siret : null
}

/** FR, a key, nine digits: a key of two digits follows from them, one with a letter follows from nothing known. */
function frenchVatNumber(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s.-]/g, '')
  const [, key = '', digits = ''] = /^FR([A-HJ-NP-Z0-9]{2})(\d{9})$/.exec(bare) ?? []
  if (!digits || /^0+$/.test(digits)) return null
  return /[A-Z]/.test(key) || vatNumberOf(digits) === bare ? bare : null
}
