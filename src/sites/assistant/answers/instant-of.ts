import { Temporal } from 'temporal-polyfill'

/** What a clock on the firm's wall shows, as an instant. */
export const instantOf = (day: string, minutes: number, zone: string) =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: zone,
      plainTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 },
    }).epochMilliseconds,
  )
