import { atFirstUse } from '~/domain/at-first-use'
import { daysAfter } from '~/domain/site/territory-clock'
import { capital } from '~/domain/text/french'

const withWeekday = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** « jeudi 24 décembre », « vendredi 1er janvier ». */
const longDay = (day: string): string =>
  withWeekday()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/ 1 /, ' 1er ')

/** At the head of a sentence: « Aujourd’hui, jeudi 24 décembre ». @param today YYYY-MM-DD, as `day` */
export function dayPhrase(day: string, today: string): string {
  const name = longDay(day) + (day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`)
  if (day === today) return `Aujourd’hui, ${name}`
  if (day === daysAfter(today, 1)) return `Demain, ${name}`
  return capital(name)
}
