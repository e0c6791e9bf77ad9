import {
  cleanRegistration,
  FOR_ABROAD_ONLY,
  isForThisOffer,
  type Registration,
} from '~/domain/international/registration'
import { registrationErrors } from '~/domain/international/registration-errors'
import { Refusal } from '~/domain/refusal'

/** A registration as it is kept. @throws Refusal invalid-fields, registered-in-france */
export function checkedRegistration(typed: Registration): Registration {
  const registration = cleanRegistration(typed)
  const errors = registrationErrors(registration)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  if (!isForThisOffer(registration))
    throw new Refusal('registered-in-france', { errors: [{ field: 'country', message: FOR_ABROAD_ONLY }] })
  return registration
}
