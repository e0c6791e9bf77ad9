import { expect, test } from 'vitest'
import { requestErrors, requestOf } from './site-request'

test('a number that a telephone copied was refused, and words that turn the reading order round were mailed', () => {
  const request = requestOf(
    new URLSearchParams({
      name: 'Zoé\u202enitraM\u0000\r\nBcc: x@exemple.fr',
      telephone: '\u202a06 12 34 56 78\u202c',
      text: '\u2067Une porte\r\nferme\tmal.\u2069',
    }),
  )
  expect(request).toEqual({
    name: 'Zoé nitraM Bcc: x@exemple.fr',
    telephone: '06 12 34 56 78',
    email: '',
    text: 'Une porte\nferme mal.',
  })
  expect(requestErrors(request, false)).toEqual([])
})

test('sixty thousand spaces in a name held the program for seconds', () => {
  const start = process.cpuUsage()
  expect(requestOf(new URLSearchParams(`name=a${'+'.repeat(60_000)}b`)).name).toHaveLength(60_002)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500)
})
