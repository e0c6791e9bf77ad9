import { expect, test } from 'vitest'
import { contract } from '~/contract/contract'
import { callWords } from './call-words'

test('every call that the journal may note has French words', () => {
  const calls = Object.entries(contract).filter(
    ([, call]) =>
      call.reader === 'admin' &&
      !('noted' in call) &&
      (call.method !== 'GET' || call.path.includes('{') || typeof call.reply === 'string'),
  )
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.map(([name]) => name).filter(name => callWords(name).startsWith('Appel '))).toEqual([])
})
