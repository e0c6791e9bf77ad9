import { expect, test } from 'vitest'
import { oldestUrssafDay } from './document-checks'

test.each([
  ['2026-11-21', '2026-08-21'],
  ['2026-05-31', '2026-02-28'],
  ['2028-05-31', '2028-02-29'],
  ['2026-01-15', '2025-10-15'],
  ['2026-03-31', '2025-12-31'],
])('on %s an URSSAF certificate may date from %s', (today, oldest) => {
  expect(oldestUrssafDay(today)).toBe(oldest)
})
