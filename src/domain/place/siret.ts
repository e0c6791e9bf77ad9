import { digitSum, luhn } from './luhn'

/**
 * SIRET and SIREN, the identifiers INSEE gives to establishments and companies.
 * A SIRET is the SIREN (9 digits) followed by the establishment's number (NIC, 5 digits).
 */

/** La Poste's thousands of offices outgrew the Luhn key: a digit sum divisible by 5 is valid there too. */
const LA_POSTE = '356000000'

/** What a visitor typed, without the separators people put in: spaces of any width, dots, dashes. */
export function checkSiret(raw: string): { siret: string; valid: boolean } {
  const siret = raw.replace(/[\s.\u00AD\u2010-\u2015\u200B\u2060-]/g, '')
  return { siret, valid: isSiret(siret) }
}

/** Its digits alone, by which what was typed is compared. */
export const siretDigits = (raw: string): string => raw.replace(/\D/g, '')

/** « 732 829 320 00074 »; what does not have fourteen digits comes back as it was. */
export function formatSiret(raw: string): string {
  const { siret } = checkSiret(raw)
  const parts = /^(\d{3})(\d{3})(\d{3})(\d{5})$/.exec(siret)
  return parts ? parts.slice(1).join(' ') : raw
}

/** « 732 829 320 », on one line. */
export const formatSiren = (siren: string): string => siren.replace(/(\d{3})(?=\d)/g, '$1\u00A0')

/** The company a valid SIRET belongs to, else null: a wrong one must not name somebody else's company. */
export function sirenOf(raw: string): string | null {
  const { siret, valid } = checkSiret(raw)
  return valid ? siret.slice(0, 9) : null
}

/** Nine digits without separators, their Luhn key right; nought nine times is nobody's. */
export function isSiren(siren: string): boolean {
  return /^\d{9}$/.test(siren) && !/^0+$/.test(siren) && luhn(siren)
}

/** The intra-community VAT number of a French company: FR, a key on two digits, the SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false
  if (luhn(siret)) return true
  return siret.startsWith(LA_POSTE) && digitSum(siret) % 5 === 0
}
