import { expect, test } from 'vitest'
import { receivedWords } from './received-words'

test.each([
  [0, undefined, ''],
  [1_333.88, undefined, '1\u202f333,88\u00a0€ reçus'],
  [6_000, undefined, 'Payée'],
  [6_000.1, undefined, '0,10\u00a0€ de trop'],
  [2_000, 'AV-2026-00001', '2\u202f000,00\u00a0€ à rendre'],
  [0, 'AV-2026-00001', ''],
])('%d € received, avoir %s: « %s »', (received, avoir_number, words) => {
  expect(receivedWords({ amount_ttc: 6_000, received, ...(avoir_number ? { avoir_number } : {}) })).toBe(
    words,
  )
})
