import { DAY_NAMES } from '~/domain/text/day-names'
import { fold } from '~/domain/text/slug'

/** Morning, afternoon, both, or neither. */
export type Half = 'm' | 'a' | 'ma' | ''

export interface Person {
  name: string
  field: string
  /** From Monday to Sunday. */
  week: Half[]
}

/** « Lundi matin, mardi, jeudi après-midi » as halves of a week; null where it says something else. */
export function weekOf(words: string): Half[] | null {
  const week: Half[] = DAY_NAMES.map(() => '')
  for (const part of fold(words).replace(/\.$/, '').split(',')) {
    const [, day = '', half] = /^\s*(\p{L}+?)s?(?:\s+(matin|apres-midi))?\s*$/u.exec(part) ?? []
    const at = DAY_NAMES.indexOf(day)
    if (at === -1) return null
    const said: Half = half === 'matin' ? 'm' : half ? 'a' : 'ma'
    week[at] = week[at] && week[at] !== said ? 'ma' : said
  }
  return week
}

/** Who is there when: a name, then two lines, the field and the days. Null where any of them says it otherwise. */
export function presenceOf(
  entries: { question: { text: string }; answer: { text: string } }[],
): Person[] | null {
  const people: Person[] = []
  for (const { question, answer } of entries) {
    const [field = '', days, ...more] = answer.text.split('\n')
    const week = days && more.length === 0 ? weekOf(days) : null
    if (!week) return null
    people.push({ name: question.text, field, week })
  }
  return people
}
