import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { callZoneOf } from '~/domain/international/call-zone'
import type { FieldError } from '~/domain/refusal'

/** Who answers is called at our expense: a line of somebody's own, never one that earns by being called. */
const TYPES = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Why a telephone may not ring: fixed and mobile lines of the client's own country, of France, of the Union and of its
 * neighbours may, by the numbering plan. Premium, shared-cost and satellite numbers are how calls are turned into money.
 * @param country of the client, ISO 3166-1
 */
export function ringErrors(ring: string, country: string): FieldError[] {
  const number = parsePhoneNumberFromString(ring)
  const near =
    number?.country !== undefined &&
    (number.country === country || callZoneOf(number.country) !== 'international')
  if (!number?.isValid()) return [{ field: 'ring', message: 'Ce numéro n’existe pas\u00a0: vérifiez-le.' }]
  if (near && TYPES.includes(String(number.getType()))) return []
  return [
    {
      field: 'ring',
      message:
        'Donnez une ligne fixe ou mobile de votre pays, de France ou d’Europe\u00a0: ni numéro surtaxé, ni satellite.',
    },
  ]
}

/** What a carrier dials: « +44 (0)20… » is how people write a number whose nought is not dialled after the prefix. */
export const dialledRing = (ring: string): string => parsePhoneNumberFromString(ring)?.number ?? ring
