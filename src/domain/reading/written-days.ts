import { asDigits, isoDay, monthOf } from './day-words'

/** A day that a text names, as an ISO date, and where in `bareCapitals(text)` it stands. */
export interface WrittenDay {
  day: string
  start: number
  end: number
  /** Whether a sign was read as another that it looks like, a separator filled in, or a century added. */
  mended: boolean
}

/** Capitals without accents, every other sign as it stands: places in it are places in the text. */
export const bareCapitals = (text: string) =>
  [...text]
    .map(sign => sign.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 1) || ' ')
    .join('')

const DIGIT = '[0-9OQDILSBZG]'
const YEAR = `(?:[1I]9|[2Z][0OQD])${DIGIT}{2}`
/** Strokes, dots and dashes, whatever recognition makes of them; with spaces alone, a group of a number may stand before. */
const APART = '[^A-Z0-9]{0,3}[^A-Z0-9\\s][^A-Z0-9]{0,3}'
const ALONE = '(?<![0-9A-Z])'
const END = '(?![0-9A-Z])'

interface Form {
  pattern: RegExp
  order: 'day first' | 'year first'
  mended?: boolean
}

/** How papers write a day, and how recognition mangles it: a stroke lost, or taken for a one or a seven. */
const FORMS: Form[] = [
  {
    pattern: new RegExp(`${ALONE}(${DIGIT}{1,2})${APART}(${DIGIT}{1,2})${APART}(${YEAR})${END}`, 'g'),
    order: 'day first',
  },
  {
    pattern: new RegExp(`${ALONE}(?<!\\d[ .])(${DIGIT}{1,2}) (${DIGIT}{1,2}) (${YEAR})${END}`, 'g'),
    order: 'day first',
  },
  {
    pattern: new RegExp(
      `${ALONE}([0-3]?\\d|[1IL] ?E[RK])[^A-Z0-9]{0,3}([A-Z0-9]{3,10})[^A-Z0-9]{0,3}(${YEAR})${END}`,
      'g',
    ),
    order: 'day first',
  },
  { pattern: /(?<![0-9A-Z])(20\d\d)-([01]\d)-([0-3]\d)(?!\d)/g, order: 'year first' },
  {
    pattern: /(?<![0-9A-Z])([0-3]\d)[17I]?([01]\d) ?[/.-] ?(20\d\d)(?!\d)/g,
    order: 'day first',
    mended: true,
  },
  {
    pattern: /(?<![0-9A-Z])([0-3]\d) ?[/.-] ?([01]\d)[17I]?(20\d\d)(?!\d)/g,
    order: 'day first',
    mended: true,
  },
  {
    pattern: /(?<![0-9A-Z])([0-3]?\d) ?[/.-] ?([01]?\d) ?[/.-] ?(20 \d ?\d|20\d \d)(?!\d)/g,
    order: 'day first',
    mended: true,
  },
  {
    pattern: /(?<![0-9A-Z/.-])([0-3]\d)([/.-])([01]\d)\2([1-4]\d)(?! ?[0-9/.-])/g,
    order: 'day first',
    mended: true,
  },
]

/** The days that a text names, in their order. @param text `bareCapitals` */
export function daysIn(text: string): WrittenDay[] {
  const days: WrittenDay[] = []
  for (const form of FORMS)
    for (const match of text.matchAll(form.pattern)) {
      const end = match.index + match[0].length
      const found = dayOf(
        match.slice(1).filter(part => !/^[/.-]$/.test(part)),
        form,
      )
      if (found && days.every(other => other.end <= match.index || other.start >= end))
        days.push({ ...found, start: match.index, end })
    }
  return days.sort((one, two) => one.start - two.start)
}

function dayOf(parts: string[], { order, mended = false }: Form): Pick<WrittenDay, 'day' | 'mended'> | null {
  const [day = '', month = '', year = ''] = order === 'day first' ? parts : parts.toReversed()
  const name = /^[A-Z0-9]{3,}$/.test(month)
  const digits = [/E/.test(day) ? '1' : day, name ? '' : month, year].join(' ')
  // Two look-alikes may be misreadings; more are words.
  const letters = digits.replace(/[^A-Z]/g, '').length
  if (letters > 2 || !/\d|E/.test(day)) return null
  const [first = 0, second = 0] = [day, month].map(part => Number.parseInt(asDigits(part), 10))
  const full = Number(asDigits(year.replace(/ /g, '')).padStart(4, '20'))
  const iso = isoDay(full, name ? monthOf(month) : second, first)
  return iso ? { day: iso, mended: mended || letters > 0 } : null
}
