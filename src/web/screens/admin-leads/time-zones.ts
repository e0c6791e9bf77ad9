const PARIS = 'Europe/Paris'

/** Every time zone that the browser knows, as value and words. */
export const timeZoneChoices = (): [string, string][] =>
  Intl.supportedValuesOf('timeZone').map(zone => [zone, zone.replaceAll('_', ' ')])

/** The zone of a country's clocks, the first where it has several; that of Paris where the browser knows none. */
export function timeZoneOf(country: string): string {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  )
  const [first] = locale.getTimeZones?.() ?? []
  return first && Intl.supportedValuesOf('timeZone').includes(first) ? first : PARIS
}
