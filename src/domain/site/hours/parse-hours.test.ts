import { expect, test } from 'vitest'
import { linesWithMeaning } from '../../../../tests/support/texts/lines-with-meaning'
import type { OpeningHours } from '../facts/facts'
import { lacksHours, parseHours } from './parse-hours'
import { isWithoutHours } from './week'

const written = linesWithMeaning('hours')

/** « 3 18:00-02:00 » of each day, in their order. */
const daysOf = (rows: readonly OpeningHours[]) =>
  rows
    .flatMap(row =>
      row.days.map(day => {
        const hours = `${row.opens}-${row.closes}${row.appointment ? '*' : ''}`
        return `${day} ${isWithoutHours(row) ? row.appointment : hours}`
      }),
    )
    .sort()

function expectedDays(parts: readonly string[]): string[] {
  return parts
    .filter(part => /^[1-7]/.test(part))
    .flatMap(part => {
      const [days = '', ...stretches] = part.split(' ')
      const all = days.split(',').flatMap(span => {
        const [first = 0, last = first] = span.split('-').map(Number)
        return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      })
      return all.flatMap(day => stretches.map(stretch => `${day} ${stretch}`))
    })
    .sort()
}

const judged = written.map(({ text, expected }) => {
  const { rows, by_appointment, public_holidays, asked } = parseHours(text)
  const found = [
    ...daysOf(rows),
    ...(by_appointment ? ['rdv'] : []),
    ...(public_holidays ? [`feries:${public_holidays}`] : []),
  ]
  const wanted = [...expectedDays(expected), ...expected.filter(part => /^(rdv|feries)/.test(part))]
  const same = found.join() === wanted.join()
  // Nothing read is never wrong as long as it is asked; anything read must be what was meant.
  const wrong = found.some(one => !wanted.includes(one)) || (!same && asked.length === 0)
  return { text, found, wanted, right: same && asked.length > 0 === expected.includes('asked'), wrong }
})

test('of 120 ways to write opening hours none is read wrongly, and hardly one is asked without need', () => {
  const right = judged.filter(one => one.right).length
  const rows = written.filter(({ expected }) => !expected.includes('asked')).length
  process.stdout.write(
    `horaires: ${right} sur ${judged.length} justes (${rows} à lire, les autres à demander)\n`,
  )
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(judged.filter(one => one.wrong)).toEqual([])
  expect(right / judged.length).toBeGreaterThanOrEqual(0.95)
})

test('days that are alike stand in one row, in the order of the week', () => {
  expect(parseHours('samedi 9h-12h, du lundi au vendredi 9h-18h').rows).toEqual([
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ])
})

test('what is not understood comes back as it was typed', () => {
  expect(parseHours('Mardi au samedi 10h-19h\nDernière coupe à 18h !').asked).toEqual([
    'Dernière coupe à 18h !',
  ])
  expect(parseHours('lundi 8h-12h et 13h30-18h (samedi matin 14h-18h)').asked).toEqual([
    'samedi matin 14h-18h',
  ])
  const lines = [
    'midi et soir',
    '7j/7',
    'Ouvert du mardi au samedi, midi et soir',
    'nous appeler',
    'lundi 9h',
  ]
  expect(lines.map(lacksHours)).toEqual([true, true, true, false, false])
})

test('two lines that say different things of one day are both asked', () => {
  const { rows, asked } = parseHours('mardi au samedi 9h-19h\nsamedi 9h-17h\nlundi 14h-19h')
  expect(rows).toEqual([{ days: [1], opens: '14:00', closes: '19:00' }])
  expect(asked).toHaveLength(2)
})

test('half a day that cannot be closed alone takes its hours with it', () => {
  const { rows, asked } = parseHours('mardi au samedi 9h-19h\nfermé le mercredi après-midi')
  expect(rows).toEqual([])
  expect(asked).toHaveLength(2)
})

test('days without end are asked, and soon', () => {
  const start = process.cpuUsage()
  const line = 'lun,'.repeat(1_000)
  expect(parseHours(line)).toMatchObject({ rows: [], asked: [line] })
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000)
})
