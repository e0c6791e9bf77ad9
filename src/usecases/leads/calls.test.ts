import { expect, test } from 'vitest'
import { FORGOTTEN_MS, OVERTAKEN_MS, TELEPHONY_EVENTS } from '~/domain/leads/call'
import { lockCall } from '~/store/leads/calls'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { freshDatabase } from '../../../tests/support/database/database'
import { ledgerSums } from '../../../tests/support/database/ledger-sums'
import { callsSite } from '../../../tests/support/leads/leads'
import { closeOpenCalls } from './calls/close-open-calls'

const START = '2026-11-20T10:00:00Z'

test('a call of 30 seconds is billed, one of 29.999 is given back', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  expect(await site.call('short', 29.999, '+221770000001')).toEqual({ route: '+221771234567', reason: null })
  await site.call('long', 30, '+221770000002', 60_000)
  expect(await lockCall(db, 'short')).toMatchObject({
    state: 'unbilled',
    reason: 'too-short',
    length_ms: 29_999,
  })
  expect(await lockCall(db, 'long')).toMatchObject({ state: 'billed', reason: null, length_ms: 30_000 })
  expect(await ledgerSums(db, site.account_id)).toEqual({
    cash: 700_00,
    available: -630_00,
    held: 0,
    revenue: -70_00,
  })
  expect(await ledgerFlaws(db)).toEqual([])
})

test('fifty calls at once on money for three: three are routed, the balance never falls below zero', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START, { cents: 3 * 70_00 + 69_99 })
  const routes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => site.tell('ringing', `call-${n}`, 0, `+22177000${1000 + n}`)),
  )
  expect(routes.filter(({ route }) => route !== null)).toHaveLength(3)
  expect(routes.filter(({ reason }) => reason?.includes('solde'))).toHaveLength(47)
  expect(await findLeadAccount(db, site.account_id)).toMatchObject({
    available_cents: 69_99,
    held_cents: 210_00,
  })
})

test('every event ten times and in any order gives the same ledger', async () => {
  const sums = []
  for (const seed of [1, 2, 3]) {
    const { db } = await freshDatabase()
    const site = await callsSite(db, START)
    const events = Array.from({ length: 6 }, (_, n) =>
      TELEPHONY_EVENTS.map((event, step) => ({
        event,
        id: `call-${n}`,
        ms: n * 100_000 + ([0, 3_000, 3_000 + (20 + n * 4) * 1_000] as const)[step as 0 | 1 | 2],
        from: `+22177000200${n}`,
      })),
    ).flat()
    for (const { event, id, ms, from } of shuffled(Array(10).fill(events).flat(), seed))
      await site.tell(event, id, ms, from)
    sums.push(await ledgerSums(db))
    expect(await ledgerFlaws(db)).toEqual([])
  }
  // 20, 24 and 28 s are free; 32, 36 and 40 s cost 70 € each.
  expect(new Set(sums.map(sum => JSON.stringify(Object.entries(sum).sort()))).size).toBe(1)
  expect(sums[0]).toMatchObject({ revenue: -210_00, held: 0 })
})

test('an answer that comes first and names neither caller nor number as the ringing does frees no call', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  const caller = '+221770000003'
  await site.tell('answered', 'overtaken', 4_000, null)
  await site.tell('ringing', 'overtaken', 4_500, caller)
  await site.tell('ended', 'overtaken', 40_000, null)
  expect(await lockCall(db, 'overtaken')).toMatchObject({ caller, free: null, state: 'billed' })
})

test('a hidden number and a caller billed within thirty days ring for nothing', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  await site.call('hidden', 90, 'anonymous')
  await site.call('first', 90, '+221770000009', 200_000)
  await site.call('again', 90, '+221770000009', 29 * 24 * 3_600_000)
  await site.call('later', 90, '+221770000009', 31 * 24 * 3_600_000)
  const states = await Promise.all(['hidden', 'first', 'again', 'later'].map(id => lockCall(db, id)))
  expect(states.map(call => [call?.state, call?.reason, call?.route !== null])).toEqual([
    ['unbilled', 'hidden-number', true],
    ['billed', null, true],
    ['unbilled', 'duplicate-caller', true],
    ['billed', null, true],
  ])
})

test('one caller on two lines at once is billed once', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  const caller = '+221770000007'
  await site.tell('ringing', 'a', 0, caller)
  await site.tell('ringing', 'b', 1_000, caller)
  await site.tell('answered', 'a', 2_000, caller)
  await site.tell('answered', 'b', 2_000, caller)
  await Promise.all([site.tell('ended', 'a', 60_000, caller), site.tell('ended', 'b', 60_000, caller)])
  expect(await ledgerSums(db)).toMatchObject({ revenue: -70_00, held: 0 })
})

test('outside its hours, at its cap, paused or unknown, a number rings nowhere and says why', async () => {
  const { db } = await freshDatabase()
  const closed = await callsSite(db, START, { hours: [{ day: 5, from: '10:30', to: '18:00' }] })
  expect(await closed.call('early', 60)).toEqual({
    route: null,
    reason: 'L’appel est arrivé en dehors des heures de la campagne.',
  })
  const capped = await callsSite(db, START, { daily_cap: 1 })
  await capped.call('one', 60, '+221770000001')
  expect((await capped.call('two', 60, '+221770000002')).reason).toMatch(/nombre d’appels du jour/)
  const belgian = await callsSite(db, START, { country: 'BE' })
  expect((await belgian.call('vat', 60)).reason).toMatch(/TVA/)
  const { deps } = capped
  await deps.db.updateTable('campaigns').set({ paused: true }).where('id', '=', capped.campaign_id).execute()
  expect((await capped.call('three', 60, '+221770000003', 86_400_000)).reason).toMatch(/en pause/)
})

test('what never ends is closed, and the price comes back', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  await site.tell('ringing', 'silent', 0)
  await site.tell('answered', 'silent', 1_000)
  await site.tell('ringing', 'unanswered', 0, '+221770000005')
  await site.tell('ended', 'unanswered', 30_000, '+221770000005')
  await closeOpenCalls(site.deps)
  expect(await ledgerSums(db)).toMatchObject({ held: -140_00 })
  site.wait(OVERTAKEN_MS + 1)
  await closeOpenCalls(site.deps)
  expect(await lockCall(db, 'unanswered')).toMatchObject({ state: 'unbilled', reason: 'not-answered' })
  site.wait(FORGOTTEN_MS)
  await closeOpenCalls(site.deps)
  expect(await lockCall(db, 'silent')).toMatchObject({
    state: 'unbilled',
    reason: 'never-ended',
    flagged: true,
  })
  expect(await ledgerSums(db)).toMatchObject({ held: 0, available: -700_00 })
  await site.tell('ended', 'silent', FORGOTTEN_MS * 2)
  expect(await ledgerSums(db)).toMatchObject({ held: 0, available: -700_00 })
})

test('nobody changes or empties the ledger, and no movement may be lopsided', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  await expect(db.updateTable('ledger_entries').set({ amount_cents: 1 }).execute()).rejects.toThrow(
    /only added to/,
  )
  await expect(db.deleteFrom('ledger_movements').execute()).rejects.toThrow(/only added to/)
  await expect(
    db.transaction().execute(async trx => {
      const { id } = await trx
        .insertInto('ledger_movements')
        .values({ account_id: site.account_id, kind: 'top-up', key: 'lopsided', at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('ledger_entries')
        .values({ movement_id: id, account: 'cash', amount_cents: 5 })
        .execute()
    }),
  ).rejects.toThrow(/add up to zero/)
})

/** The same order for the same seed. */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return items
    .map(item => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}
