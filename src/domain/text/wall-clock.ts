import { unbrokenDates } from './french-spaces'

/** The clock on the wall of a client elsewhere. */
export interface WallClock {
  /** « 3 octobre 2026 à 12:05:09 ». */
  moment: (date: Date) => string
  /** « 03/10/2026 12:05 ». */
  shortMoment: (date: Date) => string
  /** « 03/10/2026 ». */
  shortDay: (date: Date) => string
  /** « 12:05 ». */
  time: (date: Date) => string
  /** « 2026-10-03 12:05:09 », as files have it. */
  sortable: (date: Date) => string
}

/** @param timeZone of the IANA database: `Africa/Dakar`. @throws RangeError for one that it does not hold */
export function wallClock(timeZone: string): WallClock {
  const words = (style: Intl.DateTimeFormatOptions, locale = 'fr-FR') => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone })
    return (date: Date) => unbrokenDates(format.format(date).replace(/^1 /, '1er '))
  }
  return {
    moment: words({ dateStyle: 'long', timeStyle: 'medium' }),
    shortMoment: words({ dateStyle: 'short', timeStyle: 'short' }),
    shortDay: words({ dateStyle: 'short' }),
    time: words({ timeStyle: 'short' }),
    sortable: words({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE'),
  }
}
