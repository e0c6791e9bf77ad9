import type { FieldError } from '../refusal'

/** What a client tells of its firm (SPEC.md section 3). */
export interface Company {
  company_name: string
  siret: string
  address: string
  phone: string
  /** The manager's. */
  email: string
}

export const COMPANY_FIELDS = ['company_name', 'siret', 'address', 'phone', 'email'] as const

/** The longest value of each field, in characters. */
const COMPANY_LIMITS: Record<keyof Company, number> = {
  company_name: 200,
  siret: 40,
  address: 300,
  phone: 40,
  email: 254,
}

/** The company as it is kept: no space around the values. */
export function trimCompany(company: Company): Company {
  return Object.fromEntries(COMPANY_FIELDS.map(field => [field, company[field].trim()])) as unknown as Company
}

/** SPEC.md section 5: all five are required, and blank is empty. */
export function isCompanyFilled(company: Company): boolean {
  return COMPANY_FIELDS.every(field => company[field].trim() !== '')
}

/** What cannot be kept, one sentence per field; empty when all is well. A SIRET is never refused for its form. */
export function companyErrors(company: Company): FieldError[] {
  return COMPANY_FIELDS.flatMap(field => {
    const message = problemOf(field, company[field].trim())
    return message ? [{ field, message }] : []
  })
}

function problemOf(field: keyof Company, value: string): string | null {
  if (value === '') return 'Ce champ est obligatoire.'
  if (value.length > COMPANY_LIMITS[field]) {
    return `Ce champ ne doit pas dépasser ${COMPANY_LIMITS[field]} caractères.`
  }
  if (hasControlCharacter(value))
    return 'Ce champ contient des caractères invisibles qui ne peuvent pas être enregistrés.'
  if (field === 'email' && !canBeEmail(value))
    return 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.'
  return null
}

/** Control characters, and lone surrogates, which no database text can hold. */
function hasControlCharacter(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(value) || !value.isWellFormed()
}

/** DECISIONS.md section 2: refused only where it cannot be an address (no @, spaces, several @). */
export function canBeEmail(value: string): boolean {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(value) && value.length <= 254
}
