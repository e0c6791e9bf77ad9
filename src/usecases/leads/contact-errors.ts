import { isTimeZone } from '~/domain/leads/call-hours'
import { isE164 } from '~/domain/leads/campaign'
import type { FieldError } from '~/domain/refusal'
import { canBeEmail } from '~/domain/text/can-be-email'
import { nameFlaw } from '~/domain/text/name-line'

/** How a client of the leads offer is named and reached, beside his country and numbers. */
export interface LeadContact {
  company_name: string
  contact_name: string
  email: string
  phone: string
  address: string
  time_zone: string
}

export const NO_TIME_ZONE = 'Ce fuseau horaire n’existe pas.'

const NAME_FIELDS = ['company_name', 'contact_name', 'address'] as const

/** What does not pass, each with its sentence. */
export function contactErrors(contact: LeadContact): FieldError[] {
  const phone = contact.phone.replace(/[\s().-]/g, '')
  const checks: [field: keyof LeadContact, passes: boolean, message: string][] = [
    ['company_name', contact.company_name !== '', 'Indiquez l’entreprise.'],
    ['contact_name', contact.contact_name !== '', 'Indiquez une personne.'],
    ['email', canBeEmail(contact.email), 'Cette adresse ne peut pas en être une.'],
    ['phone', isE164(phone), 'Écrivez le numéro avec son indicatif, par exemple +221 77 123 45 67.'],
    ['address', contact.address !== '', 'L’adresse figure sur les factures\u00a0: indiquez-la.'],
    ['time_zone', isTimeZone(contact.time_zone), NO_TIME_ZONE],
  ]
  const missing = checks.filter(([, passes]) => !passes).map(([field, , message]) => ({ field, message }))
  const flawed = NAME_FIELDS.flatMap(field => {
    const message = nameFlaw(contact[field])
    return message ? [{ field, message }] : []
  })
  return [...missing, ...flawed]
}

/** Without the spaces that come along when something is copied. */
export const trimmedContact = ({
  company_name,
  contact_name,
  email,
  phone,
  address,
  time_zone,
}: LeadContact) => ({
  ...{ company_name: company_name.trim(), contact_name: contact_name.trim(), email: email.trim() },
  ...{ phone: phone.trim(), address: address.trim(), time_zone },
})
