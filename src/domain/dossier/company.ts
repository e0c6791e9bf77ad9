import { tableOf } from '../closed-list'
import type { FieldError } from '../refusal'
import { canBeEmail } from '../text/can-be-email'
import { copiedNumber } from '../text/copied-number'
import { isVisible } from '../text/paper-signs'
import { signFlaw } from '../text/sign-flaw'
import { unprintableIn } from '../text/unprintable'

/** What a client tells of its firm (specification A3). */
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
  return tableOf(COMPANY_FIELDS, field => kept(field, company[field]))
}

/** What is copied from a table has its columns. */
const kept = (field: keyof Company, value: string) =>
  field === 'phone' || field === 'siret' ? copiedNumber(value) : value.replace(/\t+/g, ' ').trim()

/** specification A5: all five are required, and blank is empty. */
export function isCompanyFilled(company: Company): boolean {
  return COMPANY_FIELDS.every(field => company[field].trim() !== '')
}

/** Why a line cannot be printed or sent; null when it can. */
type Judge = (value: string, field: keyof Company) => string | null

/**
 * What cannot be kept, one sentence per field; empty when all is well. A SIRET is never refused for its form.
 * @param judge what a line may hold: its signs alone, which is what a browser asks before it sends; the server also asks
 *   whether it reads like a link (company-errors.ts)
 */
export function fieldErrors(company: Company, judge: Judge = signFlaw): FieldError[] {
  return COMPANY_FIELDS.flatMap(field => {
    const message = problemOf(field, kept(field, company[field]), judge)
    return message ? [{ field, message }] : []
  })
}

function problemOf(field: keyof Company, value: string, judge: Judge): string | null {
  if (value === '') return 'Ce champ est obligatoire.'
  if (value.length > COMPANY_LIMITS[field]) {
    return `Ce champ ne doit pas dépasser ${COMPANY_LIMITS[field]} caractères.`
  }
  const flaw = judge(value, field)
  if (flaw) return flaw
  if (!isVisible(value)) return 'Ce champ est obligatoire.'
  const unprintable = unprintableIn(value)
  if (unprintable.length > 0) return unprintableSentence(unprintable)
  if (field === 'email' && !canBeEmail(value))
    return 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.'
  return null
}

const NAMED = 5

/** What stands on an invoice must be readable there: a registered company has a name in Latin letters. */
function unprintableSentence(signs: string[]): string {
  const named = signs.slice(0, NAMED).join(' ')
  const more = signs.length > NAMED ? ' …' : ''
  return `Nous ne pouvons pas imprimer ces signes sur votre facture\u00a0: ${named}${more} Écrivez ce champ en lettres latines, comme sur votre extrait Kbis.`
}
