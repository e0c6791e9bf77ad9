import { expect, test } from 'vitest'
import type { MovementKind } from './ledger'
import { ledgerRows, signedEuros } from './ledger-rows'

const row = (id: number, kind: MovementKind, call_id: string | null, available_change_cents: number) => ({
  ...{ id, kind, call_id, quote_request_id: null, available_change_cents },
})

test('a call has one line, with all that it moved, and each line says what could be spent after it', () => {
  const rows = ledgerRows(
    [
      row(6, 'capture', 'b', 0),
      row(5, 'release', 'a', 4_200),
      row(4, 'hold', 'b', -4_800),
      row(3, 'hold', 'a', -4_200),
      row(2, 'top-up', null, 10_000),
      row(1, 'top-up', null, 2_000),
    ],
    7_200,
  )
  expect(
    rows.map(({ id, available_change_cents, balance_cents }) => [id, available_change_cents, balance_cents]),
  ).toEqual([
    [6, -4_800, 7_200],
    [5, 0, 12_000],
    [2, 10_000, 12_000],
    [1, 2_000, 2_000],
  ])
})

test('a request that was unlocked has one line, and what is credited later one of its own', () => {
  const request = (id: number, kind: MovementKind, cents: number) => ({
    ...row(id, kind, null, cents),
    quote_request_id: 'r',
  })
  const rows = ledgerRows(
    [
      request(6, 'credit', 12_000),
      row(5, 'credit', 'a', 7_200),
      row(4, 'top-up', null, 5_000),
      request(3, 'capture', 0),
      request(2, 'hold', -12_000),
      row(1, 'capture', 'a', 0),
      row(0, 'hold', 'a', -7_200),
    ],
    25_000,
  )
  expect(
    rows.map(({ id, available_change_cents, balance_cents }) => [id, available_change_cents, balance_cents]),
  ).toEqual([
    [6, 12_000, 25_000],
    [5, 7_200, 13_000],
    [4, 5_000, 5_800],
    [3, -12_000, 800],
    [1, -7_200, 12_800],
  ])
})

test('sums have their sign, and nothing is a dash', () => {
  expect([4_000, -4_000, 0].map(signedEuros)).toEqual(['+\u00a040,00\u00a0€', '−\u00a040,00\u00a0€', '–'])
})
