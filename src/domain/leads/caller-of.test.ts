import { expect, it } from 'vitest'
import { callerOf } from './caller-of'

it('reads a caller as carriers write him', () => {
  expect(callerOf('+221 77 123 45 67')).toBe('+221771234567')
  expect(callerOf('0033472000000')).toBe('+33472000000')
  expect(callerOf('+33 (0)6 12 34 56 78')).toBe('+33612345678')
  // Italy dials its zero from abroad too; a number that no plan has stays as it came.
  for (const kept of ['+390612345678', '+999123456']) expect(callerOf(kept)).toBe(kept)
  for (const hidden of [null, '', 'anonymous', 'Restricted', '0472000000'])
    expect(callerOf(hidden)).toBeNull()
})
