import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { countryCode } from '~/domain/place/country'

/**
 * A doubt about a telephone or WhatsApp number, never a refusal: the country helps to read a number
 * that is typed without its prefix.
 */
export function phoneDoubt(phone: string, country: string): string | undefined {
  const code = countryCode(country)
  const hint: CountryCode | undefined = code && isSupportedCountry(code) ? code : undefined
  const number = parsePhoneNumberFromString(phone, hint)
  if (number?.isValid()) return undefined
  const international = phone.trim().startsWith('+')
  if (!international && !hint) {
    return 'Sans l’indicatif du pays (par exemple +971), nous risquons de ne pas pouvoir vous joindre. Vous pouvez tout de même continuer.'
  }
  return 'Ce numéro ne semble pas exister\u00a0: vérifiez-le. Vous pouvez tout de même continuer.'
}
