import type { Box } from './text-line'

/** What is read in a paper; all of it is for the administration alone. */
export const FIELD_NAMES = [
  'siren',
  'siret',
  'company_name',
  'issued_on',
  'iban',
  'holder',
  'managers',
  'security_code',
  'last_name',
  'first_name',
  'expires_on',
  'mrz',
  'closed',
  'code_2d',
] as const

export type FieldName = (typeof FIELD_NAMES)[number]

export interface ReadField {
  name: FieldName
  value: string
  page: number
  box: Box
  /** 0 to 100: how sure the recognition is of its line. */
  confidence: number
}
