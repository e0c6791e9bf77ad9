import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { callZoneOf } from '~/domain/international/call-zone'
import type { CallZone } from '~/domain/international/lead-pricing'

interface PhoneFacts {
  /** E.164; null for what cannot be read as a number. */
  number: string | null
  /** Whether the numbering plan of its country has such a number. */
  reachable: boolean
  /** Of the number's country; null where it tells none. */
  zone: CallZone | null
}

/** @param country ISO 3166-1: whose way of writing numbers is tried where no prefix says another */
export function phoneFacts(phone: string, country: string): PhoneFacts {
  const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined)
  return {
    number: parsed?.number ?? null,
    reachable: parsed?.isValid() ?? false,
    zone: parsed?.country ? callZoneOf(parsed.country) : null,
  }
}
