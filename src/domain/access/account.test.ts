import { expect, it } from 'vitest'
import { mayStopOwning, OWNER_ID, plainRecoveryCode } from './account'
import type { Role } from './permission'

const owners = (...ids: string[]) => ids.map(id => ({ id }))

it.each<[string, { id: string; role: Role }, string[], boolean]>([
  ['the one of the master password', { id: OWNER_ID, role: 'owner' }, [OWNER_ID, 'ana'], false],
  ['the last owner', { id: 'ana', role: 'owner' }, ['ana'], false],
  ['an owner beside another', { id: 'ana', role: 'owner' }, ['ana', 'luc'], true],
  ['somebody who owns nothing', { id: 'ana', role: 'editor' }, ['luc'], true],
])('lets go of %s or not', (_, account, ids, expected) => {
  expect(mayStopOwning(account, owners(...ids))).toBe(expected)
})

it.each([
  ['abcd-efgh-2345', 'abcdefgh2345'],
  [' ABCD EFGH\u00a02345\n', 'abcdefgh2345'],
  ['a1b8c9d0é', 'abcd'],
  ['', ''],
])('reads the recovery code %j as %s', (typed, expected) => {
  expect(plainRecoveryCode(typed)).toBe(expected)
})
