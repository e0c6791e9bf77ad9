import { vatTreatment } from '../invoice/vat-treatment'
import type { CallZone } from './lead-pricing'

/** Neighbours of the Union, ISO 3166-1. */
const NEAR_EU = 'AD CH GB IS LI NO SM VA'.split(' ')

/** The zone that the price table puts a country in: the other members of the Union and their neighbours are Europe. */
export function callZoneOf(country: string): CallZone {
  const treatment = vatTreatment(country)
  if (treatment === 'france') return 'france'
  return treatment === 'reverse-charge' || NEAR_EU.includes(country) ? 'europe' : 'international'
}
