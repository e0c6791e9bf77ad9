import { expect, test } from 'vitest'
import { wordsOf } from './failure'

test('the words of an error are all that is printed of it: no address with a password, nothing that it carries', () => {
  const error = Object.assign(new Error('cannot reach postgresql://site:geheim@db.example/site'), {
    client: { secretKey: 'geheim' },
  })
  expect(wordsOf(error)).toBe('cannot reach postgresql://…@db.example/site')
  expect(wordsOf(new AggregateError([new Error('a'), new Error('b')]))).toBe('a, b')
  expect(wordsOf('text')).toBe('text')
})
