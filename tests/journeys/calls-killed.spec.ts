import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import pLimit from 'p-limit'
import pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { administratorOf } from '../support/dossiers/admin'
import { later } from '../support/dossiers/later'
import { ALWAYS } from '../support/leads/leads'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

const SECRET = `whsec_${randomBytes(24).toString('base64')}`
const NUMBER = '+33189000001'
const CALLS = Array.from({ length: 50 }, (_, n) => `appel-${n}`)
const PRICE = { net: 70_00, gross: 84_00 }

test.setTimeout(1_200_000)

type EventName = 'ringing' | 'answered' | 'ended'

/** A client with money for so many calls, and the carrier of fifty callers. */
async function fiftyCallers(site: Program, calls: number) {
  const team = await administratorOf(site.url)
  const { id } = await team.openLeadAccount({
    body: {
      company_name: 'Rénovation Awa',
      contact_name: 'Awa Ndiaye',
      email: 'awa@batir.example',
      phone: '+33 1 89 00 00 00',
      address: '1 place de la Mairie, Rouen',
      country: 'FR',
      siren: '732829320',
      time_zone: 'Europe/Paris',
    },
  })
  await team.recordTopUp({
    params: { account: id },
    body: { amount_cents: calls * PRICE.gross, reference: 'V' },
  })
  const terms = { name: 'Travaux', zone: 'france', trade: 'crafts', price_cents: PRICE.net } as const
  const hours = { time_zone: 'Europe/Paris', hours: ALWAYS, daily_cap: 100, ring: '+33612345678' }
  const campaign = await team.openCampaignFor({ params: { account: id }, body: { ...terms, ...hours } })
  await team.addTelephoneNumber({ body: { number: NUMBER } })
  await team.assignTelephoneNumber({ params: { number: NUMBER }, body: { campaign_id: campaign.id } })

  const carrier = new Webhook(SECRET)
  const tell = async (event: EventName, call_id: string, at: Date) => {
    const from = `+336123${String(CALLS.indexOf(call_id)).padStart(5, '0')}`
    const text = JSON.stringify({ event, call_id, at: at.toISOString(), from, to: NUMBER })
    const sent = new Date()
    const key = `${call_id}-${event}`
    const answer = await fetch(`${site.url}/api/telephony/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(sent.getTime() / 1_000)),
        'webhook-signature': carrier.sign(key, sent, text),
      },
      body: text,
    }).catch(() => null)
    return answer?.ok ?? false
  }
  /** A carrier tells again until it is answered: fifty at once wait for one account, and a slow machine refuses the last. */
  const tellUntilHeard = (event: EventName, at: Date) =>
    Promise.all(CALLS.map(call => expect.poll(() => tell(event, call, at), { timeout: 120_000 }).toBe(true)))
  /**
   * The program is killed once it has answered a few, and all is told again.
   * @param atOnce how many it tells at once: fewer than all, and the program is killed in the middle of them
   */
  const tellAll = async (event: EventName, at: Date, atOnce = CALLS.length) => {
    let heard = 0
    const line = pLimit(atOnce)
    const first = Promise.all(CALLS.map(call => line(async () => (await tell(event, call, at)) && heard++)))
    while (heard < 5) await new Promise(done => setImmediate(done))
    await site.stop('SIGKILL')
    await first
    const before = heard
    await site.start()
    await tellUntilHeard(event, at)
    return before
  }
  return { tellUntilHeard, tellAll }
}

/** Reads the ledger past the program. */
async function ledgerOf(site: Program) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  const { rows: sums } = await client.query(
    'select account, sum(amount_cents)::int as cents from ledger_entries group by account order by account',
  )
  const { rows: kinds } = await client.query(
    'select kind, count(*)::int as n, count(distinct call_id)::int as calls from ledger_movements where call_id is not null group by kind order by kind',
  )
  const { rows: lowest } = await client.query(
    `select min(balance)::int as cents from (select sum(-amount_cents) over (order by movement_id) as balance
      from ledger_entries where account = 'available') as after_each`,
  )
  await client.end()
  return { sums, kinds, lowest_cents: lowest[0].cents }
}

test('fifty calls ring at once on money for three, and the program is killed meanwhile: three are put through', async () => {
  const site = await startCopy({ TELEPHONY_SECRET: SECRET })
  try {
    const { tellAll } = await fiftyCallers(site, 3)
    const heard = await tellAll('ringing', new Date())
    const { calls } = await (await administratorOf(site.url)).leadCalls({ query: { limit: 100 } })
    expect(calls).toHaveLength(50)
    expect(calls.filter(({ state }) => state === 'held')).toHaveLength(3)
    const refused = calls.filter(({ state, reason }) => state === 'unbilled' && /solde/.test(String(reason)))
    expect(refused).toHaveLength(47)
    const { sums, kinds, lowest_cents } = await ledgerOf(site)
    expect(sums).toEqual([
      { account: 'available', cents: 0 },
      { account: 'cash', cents: 3 * PRICE.gross },
      { account: 'held', cents: -3 * PRICE.gross },
    ])
    expect(kinds).toEqual([{ kind: 'hold', n: 3, calls: 3 }])
    expect(lowest_cents).toBe(0)
    console.log(`heard before the kill ${heard} of 50, 3 put through, lowest balance ${lowest_cents}`)
  } finally {
    await site.remove()
  }
})

test('killed twice in the middle of fifty calls: ledger and calls agree, and nothing is booked twice', async () => {
  const site = await startCopy({ TELEPHONY_SECRET: SECRET })
  try {
    const { tellUntilHeard, tellAll } = await fiftyCallers(site, 50)
    await tellUntilHeard('ringing', new Date())
    const answered = new Date()
    const heard = [await tellAll('answered', answered, 10)]
    await (await later(site)).callsLasted(38)
    heard.push(await tellAll('ended', new Date(), 10))
    expect(Math.max(...heard)).toBeLessThan(CALLS.length)
    await tellUntilHeard('ended', new Date())

    const { calls } = await (await administratorOf(site.url)).leadCalls({ query: { limit: 100 } })
    const billed = calls.filter(({ state }) => state === 'billed')
    expect(calls).toHaveLength(50)
    expect(calls.filter(({ state }) => state === 'held' || state === 'open')).toEqual([])
    expect(billed.length).toBeGreaterThan(0)
    const { sums, kinds } = await ledgerOf(site)
    expect(sums).toEqual([
      { account: 'available', cents: -(50 - billed.length) * PRICE.gross || 0 },
      { account: 'cash', cents: 50 * PRICE.gross },
      { account: 'held', cents: 0 },
      { account: 'revenue', cents: -billed.length * PRICE.net },
      { account: 'vat', cents: -billed.length * (PRICE.gross - PRICE.net) },
    ])
    for (const { n, calls: distinct } of kinds) expect(n).toBe(distinct)
    expect(kinds[0]).toEqual({ kind: 'capture', n: billed.length, calls: billed.length })
    console.log(`heard before each kill ${heard.join(' and ')} of 50, ${billed.length} billed`)
  } finally {
    await site.remove()
  }
})
