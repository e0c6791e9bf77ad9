import { expect, test } from 'vitest'
import { sourcesByWords } from '~/web/ui/figures/sources-by-words'
import { periodsOf, totalOf } from './periods'

const day = (name: string, visits: number) => ({
  ...{ day: name, pages: 2 * visits, visits, requests: 1, questions: 0 },
})

test('days stand alone or together by month, and their sum is the same', () => {
  const days = [day('2026-01-31', 1), day('2026-02-01', 2), day('2026-02-02', 4)]
  expect(periodsOf(days, false).map(({ name, visits }) => [name, visits])).toEqual([
    ['31\u00a0janvier\u00a02026', 1],
    ['1er\u00a0février\u00a02026', 2],
    ['2\u00a0février\u00a02026', 4],
  ])
  const months = periodsOf(days, true)
  expect(months.map(({ name, visits }) => [name, visits])).toEqual([
    ['janvier\u00a02026', 1],
    ['février\u00a02026', 6],
  ])
  expect(totalOf(months)).toMatchObject({ pages: 14, visits: 7, requests: 3, questions: 0 })
})

test('the hosts of one service are one source, a name that looks like one is not', () => {
  expect(
    sourcesByWords([
      { name: 'l.facebook.com', n: 1 },
      { name: 'google.fr', n: 2 },
      { name: 'notgoogle.fr', n: 5 },
      { name: 'www.google.co.uk', n: 2 },
      { name: 'direct', n: 1 },
    ]),
  ).toEqual([
    { name: 'notgoogle.fr', n: 5 },
    { name: 'Google', n: 4 },
    { name: 'Facebook', n: 1 },
    { name: 'Adresse tapée ou favori', n: 1 },
  ])
})
