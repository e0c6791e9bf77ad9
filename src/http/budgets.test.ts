import { expect, test } from 'vitest'
import { makeApi } from '~/contract/whole-client'
import { clientAt } from '../../tests/support/dossiers/actors'
import { administratorOf } from '../../tests/support/dossiers/admin'
import { dossierToSign } from '../../tests/support/dossiers/drafts'
import { visitorOf } from '../../tests/support/dossiers/path'
import { pdfFile } from '../../tests/support/files/files'
import { registration } from '../../tests/support/leads/business-abroad'
import { quoteClient, TERMS } from '../../tests/support/leads/quote-requests'
import { startSite } from '../../tests/support/program/in-process'
import { BUDGETS, type BudgetName } from '../domain/access/budget'
import { spendBudget } from '../store/access/budgets'
import { spenderOf } from '../usecases/ground/keep-within-budget'
import { registerInternational } from '../usecases/international/register-international'

type Site = Awaited<ReturnType<typeof startSite>>

async function spendAll({ deps }: Site, name: BudgetName) {
  const now = deps.clock()
  for (const ip of ['127.0.0.1', '::1'])
    for (let n = 0; n < BUDGETS[name].per_key; n++) await spendBudget(deps.db, name, spenderOf(ip), now)
}

/** With a clock that stands still, so that no window ends under the test. */
async function frozenSite() {
  const { deps } = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  return { deps: { ...deps, clock: () => new Date('2026-03-01T10:05:00Z') } }
}

test('over budget a call is told when to come back, a file on its way included', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const visitor = visitorOf(site.url)
  const id = await visitor.begin()
  await spendAll(site, 'company-upload')
  for (let n = 0; n < 3; n++) {
    const answer = await visitor.upload(id, 'kbis', 'kbis.pdf', pdfFile(5_000_000))
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      429,
      'too-many-requests',
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await visitor.read(id)).status).toBe(200)
})

test('over budget a client of the leads offer reads on, changes nothing and fills no journal', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const client = await quoteClient(site, await administratorOf(site.url), 'bob@exemple.fr')
  const before = await site.deps.db.selectFrom('events').select('id').execute()
  await spendAll(site, 'client-change')
  const campaign = { ...TERMS, zone: 'france', trade: 'crafts', price_cents: client.campaign.price_cents }
  for (const [method, path, body] of [
    ['PUT', 'time-zone', { time_zone: 'Indian/Mauritius' }],
    ['POST', 'campaigns', campaign],
    ['PUT', `campaigns/${client.campaign.id}`, { ...campaign, paused: true, version: 1 }],
  ] as const) {
    const answer = await client.call(method, path, body)
    expect([path, answer.status]).toEqual([path, 429])
  }
  const space = await (await client.call('GET', 'space')).json()
  expect(space).toMatchObject({ time_zone: 'Europe/Paris', campaigns: [{ paused: false }] })
  expect(await site.deps.db.selectFrom('events').select('id').execute()).toEqual(before)
})

test('registrations from a hundred addresses at once: the list holds what there is for all', async () => {
  const { deps } = await frozenSite()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) =>
      registerInternational(deps, clientAt(`203.0.${n}.7`), {
        registration: { ...registration, email: `a${n}@b.example` },
        honeypot: '',
        idempotencyKey: null,
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  const rows = await deps.db.selectFrom('registrations').select('suspicion').execute()
  expect(rows).toHaveLength(100)
  expect(rows.filter(({ suspicion }) => suspicion === null)).toHaveLength(BUDGETS.registration.in_all)
})

test('one recipient is not flooded with confirmations', async () => {
  const { deps } = await frozenSite()
  for (let n = 0; n < 5; n++) {
    const email = n % 2 ? 'AWA@ngoma.example' : 'awa@ngoma.example'
    const attempt = { registration: { ...registration, email }, honeypot: '', idempotencyKey: null }
    await registerInternational(deps, clientAt(`203.0.113.${n}`), attempt)
  }
  const sent = await deps.db
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'international-received')
    .execute()
  expect(sent).toHaveLength(3)
})

test('who registers with somebody’s address does not set his own registration apart', async () => {
  const { deps } = await frozenSite()
  const register = async (ip: string) => {
    const attempt = { registration, honeypot: '', idempotencyKey: null }
    await registerInternational(deps, clientAt(ip), attempt)
  }
  for (let n = 0; n < 5; n++) await register('203.0.113.7')
  await register('198.51.100.7')
  const rows = await deps.db.selectFrom('registrations').select('suspicion').execute()
  expect(rows.filter(({ suspicion }) => suspicion === null)).toHaveLength(4)
})

test('120 invoices from one address: eighty are sealed, the others ask for work', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
  const ids = await Promise.all(Array.from({ length: 120 }, () => dossierToSign(site.deps)))
  const sign = (id: string, address: string) =>
    fetch(`${site.url}/api/company/${id}/sign-invoice`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    })
  const codes: string[] = []
  for (const id of ids) {
    const answer = await sign(id, '203.0.113.7')
    codes.push(answer.ok ? 'sealed' : ((await answer.json()) as { code: string }).code)
  }
  expect(codes.filter(code => code === 'sealed')).toHaveLength(80)
  expect(codes.filter(code => code === 'proof-needed')).toHaveLength(40)
  // Its neighbours may do the work, and others need not.
  expect((await sign(String(ids[119]), '203.0.113.8')).status).toBe(429)
  const api = makeApi((path, init) =>
    fetch(site.url + path, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': '203.0.113.8' },
    }),
  )
  expect(await api.signInvoice({ params: { id: String(ids[119]) } })).toMatchObject({ status: 'signee' })
  expect((await sign(String(ids[118]), '198.51.100.7')).status).toBe(200)
})
