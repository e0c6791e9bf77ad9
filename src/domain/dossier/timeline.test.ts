import { expect, test } from 'vitest'
import { type StageFacts, timeline } from './timeline'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 10))
const sent = { state: 'sent', sent_at: day(2), settled_at: null } as const
const facts: StageFacts = {
  status: 'Soumis',
  receivedAt: day(1),
  transmissions: [sent],
  decidedAt: null,
  bodyAnswered: true,
  awaitsChoice: false,
  deliveredAt: null,
}
const states = (change: Partial<StageFacts>) =>
  timeline({ ...facts, ...change }).map(({ name, state, at }) => [name, state, at?.getUTCDate() ?? null])

test('a dossier that was transmitted is being examined', () => {
  expect(states({})).toEqual([
    ['received', 'done', 1],
    ['transmitted', 'done', 2],
    ['examined', 'current', null],
    ['decided', 'ahead', null],
    ['making', 'ahead', null],
    ['delivered', 'ahead', null],
  ])
})

test.each([
  ['nobody has it yet', []],
  ['one of two bodies waits', [sent, { state: 'queued', sent_at: null, settled_at: null } as const]],
  ['it is to be done by hand', [{ state: 'manual', sent_at: null, settled_at: null } as const]],
])('it is not said to be transmitted while %s', (_, transmissions) => {
  expect(states({ transmissions })[1]).toEqual(['transmitted', 'current', null])
})

test('a refusal ends it, an acceptance goes on, and what was transmitted by hand is dated', () => {
  expect(states({ status: 'Refusé', decidedAt: day(9) }).map(([name]) => name)).toEqual([
    'received',
    'transmitted',
    'examined',
    'decided',
  ])
  const done = { state: 'done', sent_at: null, settled_at: day(4) } as const
  expect(states({ status: 'Accepté', decidedAt: day(9), transmissions: [done] })).toEqual([
    ['received', 'done', 1],
    ['transmitted', 'done', 4],
    ['examined', 'done', 9],
    ['decided', 'done', 9],
    ['making', 'current', null],
    ['delivered', 'ahead', null],
  ])
})

test('an end that no body has spoken says nothing of an examination', () => {
  const ended = { status: 'Refusé', decidedAt: day(9), bodyAnswered: false } as const
  const names = (change: Partial<StageFacts>) => states({ ...ended, ...change }).map(([name]) => name)
  expect(names({})).toEqual(['received', 'transmitted', 'decided'])
  expect(names({ transmissions: [] })).toEqual(['received', 'decided'])
  expect(names({ status: 'Accepté' })).toContain('examined')
})

test('of a dossier that was renounced before it was handed in, the end alone is told', () => {
  const renounced = { status: 'Refusé', receivedAt: null, transmissions: [], decidedAt: day(9) } as const
  expect(states({ ...renounced, transmissions: [] })).toEqual([['decided', 'done', 9]])
})

test('a decision that can still be undone is not told', () => {
  expect(states({ status: 'Soumis', decidedAt: day(9) })[3]).toEqual(['decided', 'ahead', null])
})
