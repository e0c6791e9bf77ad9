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
