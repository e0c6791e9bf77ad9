/** Every time zone that this machine knows, as value and words. @param current one that it may call otherwise */
export const timeZoneChoices = (current?: string): [string, string][] =>
  [...new Set([...(current ? [current] : []), ...Intl.supportedValuesOf('timeZone')])].map(
    (zone): [string, string] => [zone, timeZoneWords(zone)],
  )

/** « America/New York ». */
export const timeZoneWords = (zone: string) => zone.replaceAll('_', ' ')
