/**
 * The clock of most of a country's firms, where it has several clocks or where the one that tables name first is not the one
 * that most live by. ISO 3166-1 to the IANA database (tzdata, zone1970.tab).
 */
const USUAL: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/**
 * The clock that a firm of a country most likely has; null where nothing is known of it.
 * @param tableOf what a table of time zones has for a country, in its order
 */
export const usualTimeZone = (
  country: string,
  tableOf: (country: string) => readonly string[],
): string | null => USUAL[country] ?? tableOf(country)[0] ?? null

/** What this machine's own table has for a country: older ones hold it as a property. */
export function tableOfTimeZones(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] } =
    new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
