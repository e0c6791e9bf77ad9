import { tableOfTimeZones, usualTimeZone } from '~/domain/place/usual-time-zone'

const PARIS = 'Europe/Paris'

/** The zone of most of a country's clocks, as this browser calls it; that of Paris where it knows none. */
export function timeZoneOf(country: string): string {
  const known = Intl.supportedValuesOf('timeZone')
  const usual = country && usualTimeZone(country, tableOfTimeZones)
  if (!usual) return PARIS
  return [usual, resolved(usual)].find(zone => known.includes(zone)) ?? PARIS
}

/** « Europe/Kiev » of « Europe/Kyiv »: browsers keep names that the database has left. */
const resolved = (timeZone: string) => new Intl.DateTimeFormat('fr', { timeZone }).resolvedOptions().timeZone
