import { formatSiren, formatSiret } from '../place/siret'
import type { FieldName } from './read-field'

/** What people call what was read. */
export const FIELD_WORDS: Record<FieldName, string> = {
  siren: 'SIREN',
  siret: 'SIRET',
  company_name: 'Entreprise',
  issued_on: 'Émise le',
  iban: 'IBAN',
  holder: 'Titulaire',
  managers: 'Dirigeants',
  security_code: 'Code de sécurité',
  last_name: 'Nom',
  first_name: 'Prénoms',
  expires_on: 'Valable jusqu’au',
  mrz: 'Bande de lecture',
  closed: 'Radiée ou cessée',
  code_2d: 'Code 2D-Doc',
}

/** A value as people write it: 732 829 320 00074, FR76 3000 6000…, 31/05/2026. */
export function fieldText(name: string, value: string): string {
  if (name === 'siret') return formatSiret(value)
  if (name === 'siren') return formatSiren(value)
  if (name === 'iban') return value.replace(/(.{4})(?=.)/g, '$1\u00a0')
  if (name.endsWith('_on')) return value.split('-').reverse().join('/')
  return value
}
