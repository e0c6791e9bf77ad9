import { expect, test } from 'vitest'
import type { Call } from '~/contract/call'
import { contract } from '~/contract/contract'
import { leadAmounts } from '~/domain/leads/ledger'
import { keepTelephonyEvent, updateCall } from '~/store/leads/calls'
import { bookMovement } from '~/store/leads/ledger'
import { invoiceLeads } from '~/usecases/leads/invoices/invoice-leads'
import { makeClientLink } from '~/usecases/leads/sign-in-client'
import { quoteSite, TERMS } from '../../../../tests/support/leads/quote-requests'

const NAMES = ['awa', 'bob', 'chloe']

type Site = Awaited<ReturnType<typeof quoteSite>>

/** A client with one of everything that a call can name, and what nobody else may read. */
async function ownerOf({ deps, asker, client }: Site, name: string, rank: number) {
  const one = await client(`${name}@exemple.fr`)
  const caller = `+3361234567${rank}`
  const at = new Date('2026-02-10T10:00:00Z')
  const telephone = { id: `appel-${name}`, number: '+33189000001', caller, created_at: at }
  await keepTelephonyEvent(deps.db, telephone, {
    ...{ event: 'ringing', at, received_at: at, webhook_id: name },
  })
  await updateCall(deps.db, telephone.id, {
    ...{
      account_id: one.id,
      campaign_id: one.campaign.id,
      state: 'billed',
      net_cents: 35_00,
      vat_cents: 7_00,
    },
    ...{ started_at: at, answered_at: at, ended_at: new Date(), settled_at: at, length_ms: 40_000 },
  })
  for (const kind of ['hold', 'capture'] as const)
    await bookMovement(deps.db, {
      ...{ account_id: one.id, key: `${kind}:${telephone.id}`, at, call_id: telephone.id },
      movement: { kind, ...leadAmounts(35_00, 2_000) },
    })
  const email = `demandeur-${name}@exemple.fr`
  await asker.ask({ email, phone: `06 11 22 33 4${rank}` })
  const [offered] = await one.offered()
  expect((await one.unlock(offered.id)).status).toBeLessThan(300)
  return {
    ...one,
    name,
    caller,
    email,
    ids: { campaign: one.campaign.id, call: telephone.id, request: offered.id },
  }
}

/** What each call that takes a body is sent; a new one has to be added here. */
const BODIES: Record<string, object> = {
  changeClientClock: { time_zone: 'Indian/Mauritius' },
  changeCampaign: { ...TERMS, zone: 'france', trade: 'crafts', price_cents: 35_00, paused: true, version: 1 },
  disputeCall: { reason: 'wrong-trade' },
  disputeQuoteRequest: { reason: 'not-a-request', words: '' },
}

const clientCalls = Object.entries(contract as Record<string, Call>).filter(
  // Streams never end by themselves: whom they tell is tried in leads.test.ts.
  ([name, { reader, reply }]) =>
    reader === 'client' && reply !== 'text/event-stream' && !['signOutClient', 'openCampaign'].includes(name),
)

test('client by client and call by call, nobody reads or changes what is another’s', async () => {
  const site = await quoteSite()
  const owners = []
  for (const [rank, name] of NAMES.entries()) owners.push(await ownerOf(site, name, rank))
  await invoiceLeads({ ...site.deps, clock: () => new Date('2026-03-01T00:12:00Z') })
  const invoices = await site.deps.db.selectFrom('lead_invoices').select(['account_id', 'number']).execute()

  const leaks: string[] = []
  const tried = { lists: 0, named: 0 }
  for (const owner of owners) {
    const number = invoices.find(({ account_id }) => account_id === owner.id)?.number ?? ''
    const ids: Record<string, string> = { ...owner.ids, number }
    const secrets = [owner.caller, owner.email, owner.campaign.id, `Entreprise ${owner.name}`, number]
    for (const viewer of owners.filter(({ id }) => id !== owner.id))
      for (const [name, { method, path }] of clientCalls) {
        const named = path.includes('{')
        const place = path.replace('/api/client/', '').replace(/\{(\w+)\}/g, (_, param) => {
          expect(Object.keys(ids), `${name} names ${param}`).toContain(param)
          return ids[param] ?? ''
        })
        const answer = await viewer.call(method, place, BODIES[name])
        const text = await answer.text()
        if (named && (answer.status < 400 || answer.status >= 500)) leaks.push(`${name}: ${answer.status}`)
        if (secrets.some(secret => text.includes(secret))) leaks.push(`${name} tells of ${owner.name}`)
        tried[named ? 'named' : 'lists'] += 1
      }
  }
  expect(leaks).toEqual([])
  expect(tried.named).toBeGreaterThanOrEqual(5 * 6)
  expect(tried.lists).toBeGreaterThanOrEqual(6 * 6)
  // What is one's own is there.
  for (const { call, caller, ids } of owners) {
    expect(await (await call('GET', 'calls')).text()).toContain(caller)
    expect((await call('POST', `calls/${ids.call}/dispute`, BODIES.disputeCall)).status).toBe(200)
  }
})

test('a sign-in link that was used, has run out or was passed on after its use lets nobody in', async () => {
  const site = await quoteSite()
  const { id } = await site.client('awa@exemple.fr')
  const open = (token: string, from: Record<string, string> = {}) =>
    fetch(`${site.url}/api/client/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({ token }),
    })
  const late = () => new Date(Date.now() - 15 * 60_000 - 1_000)
  expect((await open(await makeClientLink({ ...site.deps, clock: late }, id))).status).toBe(410)
  const token = await makeClientLink(site.deps, id)
  // Two at once: the owner, and somebody to whom the message was forwarded.
  const both = await Promise.all([open(token), open(token, { 'user-agent': 'un autre navigateur' })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
  expect((await open(token)).status).toBe(410)
  expect((await open(`${token.slice(0, -1)}x`)).status).toBe(410)
})
