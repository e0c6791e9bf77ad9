import { expect, test } from 'vitest'
import { accountsGap, backupDays, backupGap } from './first-day'

const NOW = new Date('2026-03-31T12:00:00Z')

test('a copy of yesterday is good, one of the day before is old', () => {
  expect(backupGap(undefined, NOW)).toBe('no-backup')
  expect(backupGap('2026-03-30T01:00:00Z', NOW)).toBeNull()
  expect(backupGap('2026-03-29T11:00:00Z', NOW)).toBe('old-backup')
  expect(backupDays('2026-03-29T11:00:00Z', NOW)).toBe(2)
})

test('an account counts once its holder can sign in', () => {
  const master = { email: null, has_password: false, passkeys: 0 }
  const invited = { email: 'lea@exemple.fr', has_password: false, passkeys: 0 }
  expect(accountsGap([master, invited])).toBe('master-alone')
  expect(accountsGap([master, { ...invited, passkeys: '1' }])).toBeNull()
  expect(accountsGap([master, { ...invited, has_password: true }])).toBeNull()
})
