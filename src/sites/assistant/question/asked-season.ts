import { daysAfter } from '~/domain/site/territory-clock'
import { MONTH_NAMES } from '~/domain/text/french'
import { fold } from '~/domain/text/slug'

/** First and last day, YYYY-MM-DD. */
export interface Season {
  from: string
  to: string
}

const OF = '(?:en|de|d|debut|fin|mi|courant|mois|l|cet|du|au|cette)'
const MONTHS = MONTH_NAMES.map(fold)
const months = MONTHS.map((name, at): [RegExp, string, string] => {
  const month = String(at + 1).padStart(2, '0')
  return [new RegExp(`\\b${OF} ${name}\\b`), `${month}-01`, `${month}-31`]
})
/** From when to when, as « MM-DD »; of school holidays the days of all three zones. */
const SEASONS: readonly [RegExp, string, string][] = [
  [/\bvacances (de |d |de la )?toussaint\b/, '10-15', '11-05'],
  [/\bvacances (de |d )?noel\b/, '12-18', '01-05'],
  [/\bvacances (de |d )?(fevrier|ski)\b/, '02-01', '03-15'],
  [/\bvacances (de |du |d )?(paques|printemps)\b/, '04-01', '05-15'],
  [/\bgrandes vacances\b|\bvacances (de |d |d l )?ete\b/, '07-01', '08-31'],
  [new RegExp(`\\b${OF} ete\\b`), '06-21', '09-21'],
  [new RegExp(`\\b${OF} hiver\\b`), '12-01', '03-20'],
  [new RegExp(`\\b${OF} automne\\b`), '09-21', '12-21'],
  [/\b(au|ce|du) printemps\b/, '03-20', '06-21'],
  ...months,
]

/** The next month, season or school holidays that a question names; null where it names none. @param text as `readable` makes it */
export function askedSeason(text: string, today: string): Season | null {
  if (/\btout(e )?(l )?annee\b|\ba l annee\b/.test(text)) return { from: today, to: daysAfter(today, 364) }
  const [, first = '', last = ''] = SEASONS.find(([pattern]) => pattern.test(text)) ?? []
  if (!first) return null
  const year = Number(today.slice(0, 4))
  return (
    [year - 1, year, year + 1]
      .map(one => ({ from: `${one}-${first}`, to: `${last < first ? one + 1 : one}-${last}` }))
      .find(({ to }) => to >= today) ?? null
  )
}

/** What tells of a time of the year: « Piscine chauffée d’avril à septembre ». */
export const OF_A_SEASON = new RegExp(
  `\\b(${MONTHS.join('|')}|(l|en|d) ete|hiver|printemps|automne|saison|annee)\\b`,
)
