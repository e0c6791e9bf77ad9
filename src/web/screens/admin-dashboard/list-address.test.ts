import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './list-address'

test('an address without words is the first page of all dossiers', () => {
  const list = readListAddress(new URLSearchParams())
  expect(list).toEqual({
    tab: 'dossiers',
    search: '',
    status: '',
    limit: 100,
    sort: '-created_at',
    after: '',
    opened: '',
    action: '',
  })
  expect(writeListAddress(list)).toBe('')
})

test('what is written is read again', () => {
  const list = {
    tab: 'factures',
    search: 'été & fils',
    status: 'signee',
    limit: 1_000,
    sort: 'company_name',
    after: 'abc',
    opened: 'x',
    action: 'remind',
  } as const
  expect(readListAddress(new URLSearchParams(writeListAddress(list)))).toEqual(list)
})

test('what no button can ask for falls back to the usual list', () => {
  expect(readListAddress(new URLSearchParams('onglet=x&lignes=7&agir=tout'))).toMatchObject({
    tab: 'dossiers',
    limit: 100,
    action: '',
  })
})
