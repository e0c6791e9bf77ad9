import { daysAfter } from '~/domain/site/territory-clock'
import { capital, formatWeekday } from '~/domain/text/french'

/** At the head of a sentence: « Aujourd’hui, jeudi 24 décembre ». @param today YYYY-MM-DD, as `day` */
export function dayPhrase(day: string, today: string): string {
  const name = formatWeekday(day) + (day.slice(0, 4) === today.slice(0, 4) ? '' : `\u00a0${day.slice(0, 4)}`)
  if (day === today) return `Aujourd’hui, ${name}`
  if (day === daysAfter(today, 1)) return `Demain, ${name}`
  return capital(name)
}
