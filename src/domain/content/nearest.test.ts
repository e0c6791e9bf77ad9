import { expect, test } from 'vitest'
import { nearest } from './nearest'

const text = (slug: string, title: string, city: string | null = null) => ({
  slug,
  title,
  keywords: [],
  city,
})

test('texts on the same subject come first, then those of the same city', () => {
  const one = text('a', 'Facturation électronique des artisans', 'Lyon')
  const subject = text('b', 'La facturation électronique en 2027')
  const city = text('c', 'Se faire connaître', 'Lyon')
  const other = text('d', 'Pay per call')
  expect(nearest(one, [other, subject, one, city], 2)).toEqual([city, subject])
})
