import type { FieldError } from '../refusal'
import { nameFlaw } from '../text/name-line'
import { signFlaw } from '../text/sign-flaw'
import { type Company, fieldErrors } from './company'

/**
 * What the server refuses of a company: what a browser sees before it sends, and lines that read like a link.
 * @param registryName whether the public registry gives this name for this SIRET
 */
export const companyErrors = (company: Company, registryName = false): FieldError[] =>
  fieldErrors(company, (value, field) =>
    field === 'email' ? signFlaw(value) : nameFlaw(value, { www: registryName && field === 'company_name' }),
  )
