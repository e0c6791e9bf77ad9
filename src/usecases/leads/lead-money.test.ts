import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { COSTLESS_A_DAY, FORGOTTEN_MS, OVERTAKEN_MS } from '~/domain/leads/call'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { lockCall } from '~/store/leads/calls'
import { findCampaign } from '~/store/leads/campaigns'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { freshDatabase } from '../../../tests/support/database/database'
import { ledgerSums } from '../../../tests/support/database/ledger-sums'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { ALWAYS, callsSite } from '../../../tests/support/leads/leads'
import { closeOpenCalls } from './calls/close-open-calls'
import { decideDispute } from './calls/decide-dispute'
import { disputeCall } from './calls/dispute-call'
import { changeCampaign } from './campaigns/change-campaign'
import { confirmRing } from './campaigns/confirm-ring'
import { openCampaign } from './campaigns/open-campaign'
import { listAccounts } from './read-leads-for-team'
import { recordTransfer } from './record-transfer'

const START = '2026-11-20T10:00:00Z'

const terms: CampaignTerms = {
  ...{ name: 'Rénovation', zone: 'international', trade: 'crafts', price_cents: 70_00 },
  ...{ time_zone: 'Africa/Dakar', hours: ALWAYS, daily_cap: 100, ring: '+221771234567' },
}

const start = async (options: Parameters<typeof callsSite>[2] = {}) => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START, options)
  const change = async (changed: Partial<CampaignTerms>) => {
    const version = (await findCampaign(db, site.campaign_id))?.version ?? 0
    const whose = { accountId: site.account_id, campaignId: site.campaign_id }
    return changeCampaign(site.deps, CLIENT, whose, { ...terms, ...changed, paused: false, version })
  }
  return { db, change, ...site }
}

test('a client edits his campaign’s zone, disputes his calls and gets nothing back', async () => {
  const site = await start()
  await site.call('one', 60)
  await expect(site.change({ zone: 'france', price_cents: 35_00 })).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: [{ field: 'price_cents' }],
  })
  await expect(
    site.db.updateTable('campaigns').set({ zone: 'france' }).where('id', '=', site.campaign_id).execute(),
  ).rejects.toThrow(/keeps the zone, trade and price/)
  const about = { accountId: site.account_id, callId: 'one' }
  await disputeCall(site.deps, CLIENT, about, { reason: 'wrong-zone', words: '' })
  expect(await lockCall(site.db, 'one')).toMatchObject({
    ...{ state: 'billed', zone: 'international', trade: 'crafts', price_cents: 70_00, net_cents: 70_00 },
  })
  await expect(
    site.db.updateTable('calls').set({ zone: 'france' }).where('id', '=', 'one').execute(),
  ).rejects.toThrow(/keeps the terms/)
  expect(await findLeadAccount(site.db, site.account_id)).toMatchObject({ available_cents: 630_00 })
})

test('600 calls that ended without ringing do not stop the release of held money', async () => {
  const site = await start()
  for (let n = 0; n < 600; n++) await site.tell('ended', `mute-${n}`, n)
  await site.tell('ringing', 'real', 60_000)
  await site.tell('ended', 'real', 70_000)
  expect(await findLeadAccount(site.db, site.account_id)).toMatchObject({ held_cents: 70_00 })
  site.wait(OVERTAKEN_MS)
  await closeOpenCalls(site.deps)
  expect(await findLeadAccount(site.db, site.account_id)).toMatchObject({
    ...{ held_cents: 0, available_cents: 700_00 },
  })
  site.wait(FORGOTTEN_MS)
  await closeOpenCalls(site.deps)
  expect(await lockCall(site.db, 'mute-7')).toMatchObject({ state: 'unbilled', reason: 'never-rang' })
  // A ringing that comes so late holds nothing for a call that is over.
  expect(await site.tell('ringing', 'mute-7', 20_000_000)).toMatchObject({ route: null })
  expect(await ledgerFlaws(site.db)).toEqual([])
})

test('one call that cannot be settled holds up no other', async () => {
  const site = await start()
  await site.tell('ringing', 'broken', 0, '+221770000011')
  await site.tell('ringing', 'sound', 1_000, '+221770000012')
  for (const id of ['broken', 'sound']) await site.tell('ended', id, 30_000)
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''this call cannot be settled''; end'`.execute(site.db)
  await sql`create trigger refuse before update of settled_at on calls for each row
    when (old.id = 'broken') execute function refuse()`.execute(site.db)
  site.wait(OVERTAKEN_MS)
  await expect(closeOpenCalls(site.deps)).rejects.toBeInstanceOf(AggregateError)
  const states = await Promise.all(['broken', 'sound'].map(id => lockCall(site.db, id)))
  expect(states.map(call => call?.state)).toEqual(['held', 'unbilled'])
})

test('a second transfer under the same reference is booked, and another amount under one key is told', async () => {
  const site = await start({ cents: 0 })
  const transfer = (amount_cents: number, day: string | null, bank_id: string | null = null) =>
    recordTransfer(site.deps, OWNER, site.account_id, {
      ...{ kind: 'top-up', amount_cents, reference: 'TERANGA', day, bank_id },
    })
  await transfer(100_00, '2026-11-18')
  await transfer(100_00, '2026-11-18')
  await transfer(100_00, '2026-11-19')
  await expect(transfer(250_00, '2026-11-19')).rejects.toMatchObject({ code: 'transfer-differs' })
  // Two of one day, of one amount: the bank's own number tells them apart.
  await transfer(100_00, '2026-11-19', 'SEPA-1')
  await transfer(100_00, '2026-11-19', 'SEPA-2')
  await transfer(100_00, '2026-11-20', 'SEPA-2')
  await expect(transfer(100_00, '2026-11-21')).rejects.toMatchObject({ code: 'invalid-fields' })
  expect(await ledgerSums(site.db, site.account_id)).toEqual({ cash: 400_00, available: -400_00 })
})

test('a call that money does not suffice for tells its client once, until the next transfer', async () => {
  const site = await start({ cents: 69_99 })
  const warned = async () =>
    (await site.db.selectFrom('emails').select('id').where('kind', '=', 'lead-balance-low').execute()).length
  for (const [n, call] of ['first', 'second'].entries())
    expect(await site.call(call, 60, `+22177000004${n}`, n * 600_000)).toMatchObject({ route: null })
  expect(await warned()).toBe(1)
  await recordTransfer(site.deps, OWNER, site.account_id, {
    ...{ kind: 'top-up', amount_cents: 1, reference: 'TERANGA', day: '2026-11-20', bank_id: null },
  })
  expect(await site.call('third', 60, '+221770000049', 1_200_000)).toMatchObject({ route: '+221771234567' })
  // 70,00 € were there and are gone: the next one cannot be held.
  expect(await warned()).toBe(2)
})

test('a balance that came back without a transfer is told again when it is gone', async () => {
  const site = await start({ cents: 140_00 })
  const warned = async () =>
    (await site.db.selectFrom('emails').select('id').where('kind', '=', 'lead-balance-low').execute()).length
  await site.call('one', 60, '+221770000051')
  await site.call('two', 60, '+221770000052', 600_000)
  expect(await warned()).toBe(1)
  for (const callId of ['one', 'two']) {
    const about = { accountId: site.account_id, callId }
    await disputeCall(site.deps, CLIENT, about, { reason: 'not-a-request', words: '' })
    await decideDispute(site.deps, OWNER, callId, { credited: true, sentence: 'Un démarcheur.' })
  }
  await site.call('three', 60, '+221770000053', 1_200_000)
  expect(await warned()).toBe(1)
  await site.call('four', 60, '+221770000054', 1_800_000)
  expect(await warned()).toBe(2)
})

test('a premium, satellite or far telephone does not ring', async () => {
  const site = await start()
  for (const ring of ['+33899700000', '+33892123456', '+881612345678', '+12125550123', '+24790123'])
    await expect(
      openCampaign(site.deps, CLIENT, site.account_id, { ...terms, ring }),
      ring,
    ).rejects.toMatchObject({
      code: 'invalid-fields',
      errors: [{ field: 'ring' }],
    })
  for (const ring of ['+221771234567', '+33612345678', '+3212345678'])
    expect(await openCampaign(site.deps, CLIENT, site.account_id, { ...terms, ring })).toMatchObject({ ring })
  await expect(site.change({ ring: '+33899700000' })).rejects.toMatchObject({ code: 'invalid-fields' })
  // A digit too few is no line of a wrong kind.
  await expect(site.change({ ring: '+3361234567' })).rejects.toMatchObject({
    errors: [{ field: 'ring', message: 'Ce numéro n’existe pas\u00a0: vérifiez-le.' }],
  })
})

test('a telephone rings by the number that is dialled, also where its nought was written after the prefix', async () => {
  const site = await start({ country: 'GB' })
  const open = (ring: string) => openCampaign(site.deps, CLIENT, site.account_id, { ...terms, ring })
  expect(await open('+4402079460000')).toMatchObject({ ring: '+442079460000' })
  expect(await open('+330472000000')).toMatchObject({ ring: '+33472000000' })
  expect(await site.change({ ring: '+4902212345678' })).toMatchObject({ ring_asked: '+492212345678' })
})

test('a change that is sent again, for its answer was lost, changes nothing and is no colleague’s', async () => {
  const { db, deps, ...site } = await start()
  const about = { accountId: site.account_id, campaignId: site.campaign_id }
  const change = { ...terms, daily_cap: 7, ring: '+33612345678', paused: true, version: 1 }
  for (const _ of ['lost', 'again'])
    expect(await changeCampaign(deps, CLIENT, about, change)).toMatchObject({
      ...{ daily_cap: 7, ring: terms.ring, ring_asked: '+33612345678', paused: true, version: 2 },
    })
  const kept = await db.selectFrom('events').select('id').where('type', '=', 'campaign-changed').execute()
  expect(kept).toHaveLength(1)
  await expect(changeCampaign(deps, CLIENT, about, { ...change, daily_cap: 8 })).rejects.toMatchObject({
    code: 'campaign-changed',
  })
})

test('a telephone that changes after the team looked rings once the team has looked again', async () => {
  const site = await start()
  const asked = '+33612345678'
  expect(await site.change({ ring: asked })).toMatchObject({ ring: '+221771234567', ring_asked: asked })
  expect((await site.call('before', 60)).route).toBe('+221771234567')
  await site.change({ ring: '+33472000000' })
  // What the team saw is not what is asked for any more.
  await expect(confirmRing(site.deps, OWNER, site.campaign_id, asked)).rejects.toMatchObject({
    code: 'campaign-changed',
  })
  await confirmRing(site.deps, OWNER, site.campaign_id, '+33472000000')
  expect((await site.call('after', 60, '+221770000031', 3_600_000)).route).toBe('+33472000000')
})

test('what a client’s campaigns wait for stands beside him in the team’s list', async () => {
  const site = await start()
  const waits = async () => {
    const { accounts } = await listAccounts(site.deps, { limit: 10, cursor: null })
    return accounts.map(({ without_number, rings_asked }) => [without_number, rings_asked])
  }
  expect(await waits()).toEqual([[0, 0]])
  await site.change({ ring: '+33612345678' })
  await openCampaign(site.deps, CLIENT, site.account_id, { ...terms, name: 'Une autre' })
  expect(await waits()).toEqual([[1, 1]])
  await confirmRing(site.deps, OWNER, site.campaign_id, '+33612345678')
  expect(await waits()).toEqual([[1, 0]])
})

test('calls that cost nothing need money that could be held, and are so many a day', async () => {
  const poor = await start({ cents: 69_99 })
  expect(await poor.call('hidden', 60, 'anonymous')).toMatchObject({ route: null })
  const site = await start()
  const routes = []
  for (let n = 0; n <= COSTLESS_A_DAY.known_beforehand; n++)
    routes.push(await site.call(`hidden-${n}`, 60, 'anonymous', n * 100_000))
  expect(routes.filter(({ route }) => route !== null)).toHaveLength(COSTLESS_A_DAY.known_beforehand)
  expect(routes.at(-1)?.reason).toMatch(/ne coûtent rien/)
  // A caller who pays is put through, until too many were too short; the next day begins anew.
  const short = []
  for (let n = 0; n < COSTLESS_A_DAY.in_all; n++)
    short.push(await site.call(`short-${n}`, 5, `+2217700009${10 + n}`, 2_000_000 + n * 100_000))
  expect(short.filter(({ route }) => route !== null)).toHaveLength(
    COSTLESS_A_DAY.in_all - COSTLESS_A_DAY.known_beforehand,
  )
  expect((await site.call('next-day', 60, '+221770000099', 24 * 3_600_000)).route).not.toBeNull()
})
