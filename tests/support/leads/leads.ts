import { readConfig } from '../../../src/config'
import { randomId } from '../../../src/domain/access/random-id'
import type { TelephonyEventKind } from '../../../src/domain/leads/call'
import type { CampaignTerms } from '../../../src/domain/leads/campaign'
import { leadAmounts } from '../../../src/domain/leads/ledger'
import type { Db } from '../../../src/store/database/database'
import { keepTelephonyEvent, updateCall } from '../../../src/store/leads/calls'
import { insertCampaign } from '../../../src/store/leads/campaigns'
import { insertLeadAccount } from '../../../src/store/leads/lead-accounts'
import { bookMovement } from '../../../src/store/leads/ledger'
import { insertNumber, updateNumber } from '../../../src/store/leads/numbers'
import { receiveTelephonyEvent } from '../../../src/usecases/leads/calls/receive-telephony-event'

/** A call of 70 €, without VAT, that was billed at some time past: what a month's invoice is made of. @returns its id */
export async function bookPastCall(
  db: Db,
  { at, number, ...whose }: { account_id: string; campaign_id: string; number: string; at: Date },
) {
  const id = `passe-${at.toISOString()}`
  await keepTelephonyEvent(
    db,
    { id, number, caller: null, created_at: at },
    { event: 'ringing', at, received_at: at, webhook_id: id },
  )
  await updateCall(db, id, { ...whose, started_at: at, settled_at: at, state: 'billed', net_cents: 70_00 })
  for (const kind of ['hold', 'capture'] as const)
    await bookMovement(db, {
      ...{ account_id: whose.account_id, key: `${kind}:${id}`, at, call_id: id },
      movement: { kind, ...leadAmounts(70_00, 0) },
    })
  return id
}

/** Every hour of every day. */
export const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, from: '00:00', to: '24:00' }))

/** A client in Dakar with that much money and one campaign at 70 €, and the carrier that tells of its calls. */
export async function callsSite(
  db: Db,
  start: string,
  {
    cents = 700_00,
    country = 'SN',
    ...terms
  }: { cents?: number; country?: string } & Partial<CampaignTerms> = {},
) {
  let now = new Date(start)
  const { agency } = readConfig({})
  const deps = { db, clock: () => now, publicUrl: 'http://localhost', agency, rateLimits: true }
  const account_id = randomId()
  const campaign_id = randomId()
  const number = `+3318${Math.floor(Math.random() * 10_000_000)
    .toString()
    .padStart(7, '0')}`
  await insertLeadAccount(db, {
    id: account_id,
    registration_id: null,
    company_name: 'Teranga Rénovation',
    contact_name: 'Awa Ndiaye',
    email: 'awa@teranga.example',
    phone: '+221771234567',
    address: '12 avenue Cheikh-Anta-Diop, Dakar',
    country,
    vat_number: null,
    vat_confirmed_at: null,
    time_zone: 'Africa/Dakar',
    created_at: now,
  })
  await insertCampaign(db, {
    id: campaign_id,
    account_id,
    name: 'Rénovation',
    zone: 'international',
    trade: 'crafts',
    price_cents: 70_00,
    time_zone: 'Africa/Dakar',
    daily_cap: 100,
    ring: '+221771234567',
    ...terms,
    hours: JSON.stringify(terms.hours ?? ALWAYS),
    created_at: now,
  })
  await insertNumber(db, number, now)
  await updateNumber(db, number, {
    campaign_id,
    source: '/pay-per-call',
    assigned_at: now,
    quarantined_until: null,
  })
  if (cents > 0)
    await bookMovement(db, {
      account_id,
      key: `top-up:${account_id}`,
      at: now,
      movement: { kind: 'top-up', cents },
    })

  /** Tells of one event, which reaches us the moment that it happens. */
  const tell = (
    event: TelephonyEventKind,
    call_id: string,
    ms: number,
    from: string | null = '+221770000001',
  ) => {
    const at = new Date(Date.parse(start) + ms)
    now = at
    return receiveTelephonyEvent(deps, {
      webhook_id: `${call_id}-${event}`,
      event,
      call_id,
      at,
      from,
      to: number,
    })
  }
  return {
    deps,
    account_id,
    campaign_id,
    number,
    tell,
    /** A whole call that lasts so long. @returns where it was put through to */
    async call(call_id: string, seconds: number, from?: string | null, startMs = 0) {
      const route = await tell('ringing', call_id, startMs, from)
      await tell('answered', call_id, startMs + 4_000, from)
      await tell('ended', call_id, startMs + 4_000 + seconds * 1_000, from)
      return route
    },
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
