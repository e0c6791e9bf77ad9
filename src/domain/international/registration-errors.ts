import type { FieldError } from '../refusal'
import { canBeEmail } from '../text/can-be-email'
import { formatWhole } from '../text/french'
import { nameFlaw } from '../text/name-line'
import { signFlaw } from '../text/sign-flaw'
import {
  REGISTRATION_FIELDS,
  REGISTRATION_LIMITS,
  REQUIRED_FIELDS,
  type Registration,
  type RegistrationField,
} from './registration'

/** What stands in the way of a cleaned registration, one sentence per field; France is judged apart. */
export function registrationErrors(
  registration: Registration,
  required: readonly RegistrationField[] = REQUIRED_FIELDS,
): FieldError[] {
  return REGISTRATION_FIELDS.flatMap(field => {
    const message = problemOf(field, registration[field], required.includes(field))
    return message ? [{ field, message }] : []
  })
}

const missing: Partial<Record<RegistrationField, string>> = {
  company_name: 'Indiquez le nom de l’entreprise.',
  manager_name: 'Indiquez le nom du responsable.',
  country: 'Indiquez le pays de l’entreprise.',
  email: 'Indiquez une adresse e-mail.',
  phone: 'Indiquez un numéro de téléphone ou WhatsApp.',
}

function problemOf(field: RegistrationField, value: string, required: boolean): string | null {
  if (value === '') return required ? (missing[field] ?? 'Ce champ est obligatoire.') : null
  if (value.length > REGISTRATION_LIMITS[field])
    return `Ce champ ne doit pas dépasser ${formatWhole(REGISTRATION_LIMITS[field])} caractères.`
  // Its message is the only text of several lines, and goes to the agency alone.
  const flaw =
    field === 'message' || field === 'email' ? signFlaw(value.replace(/\s/g, ' ')) : nameFlaw(value)
  if (flaw) return flaw
  if (field === 'email' && !canBeEmail(value))
    return 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.'
  return null
}
