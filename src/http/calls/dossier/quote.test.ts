import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeApi } from '~/contract/whole-client'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const reunion = '12 rue de Paris, 97400 Saint-Denis'

test('a firm in La Réunion is told to wait, gets its quote, and signs after the agreement', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const api = makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)
  const id = await visitor.complete({ address: reunion })
  const params = { id }
  expect(await api.waiting({ params })).toMatchObject({
    aids: [{ slug: 'kap-numerik', signing: 'after-notification', representative: 'unknown' }],
    answered: false,
    quote: null,
  })
  expect((await fetch(`${url}/api/company/${id}/agreement-received`, { method: 'POST' })).status).toBe(404)

  const quoteOf = async () => Buffer.from(await (await fetch(`${url}/api/company/${id}/quote`)).arrayBuffer())
  const first = await quoteOf()
  const words = execFileSync('pdftotext', ['-', '-'], { input: first }).toString().replace(/\s+/g, ' ')
  for (const expected of [
    'Devis',
    /DEV-\d{4}-00001/,
    '425,00',
    '5 425,00',
    'Il ne vaut pas commande',
    '60 jours',
  ])
    expect(words).toMatch(expected)
  expect(words).not.toMatch(/IBAN|Pénalités/)
  expect(await quoteOf()).toEqual(first)

  const agreed = await api.agreementReceived({ params })
  expect(agreed.quote).toMatchObject({ agreed_at: expect.any(String) })
  await api.agreementReceived({ params })
  const events = await deps.db
    .selectFrom('events')
    .select(['type'])
    .where('dossier_id', '=', id)
    .where('type', 'in', ['quote-made', 'aid-agreement-received'])
    .execute()
  expect(events.map(({ type }) => type).toSorted()).toEqual(['aid-agreement-received', 'quote-made'])
  expect((await visitor.sign(id)).status).toBe(200)
})

test('in Normandie the filing is enough: « J’ai déposé ma demande », once, and signing goes on; in La Réunion it is not', async () => {
  const { url, deps } = sharedSite()
  const visitor = visitorOf(url)
  const api = makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)
  const id = await visitor.complete({ address: '3 rue Jeanne d’Arc, 76000 Rouen' })
  const params = { id }
  const file = (of: string) => fetch(`${url}/api/company/${of}/request-filed`, { method: 'POST' })
  expect(await api.waiting({ params })).toMatchObject({
    aids: [{ slug: 'impulsion-transition-normandie', signing: 'after-filing' }],
    filing_suffices: true,
  })
  expect((await file(id)).status).toBe(404)
  await fetch(`${url}/api/company/${id}/quote`)
  const filed = await api.requestFiled({ params })
  expect(filed.quote).toMatchObject({ agreed_at: null, filed_at: expect.any(String) })
  expect(await api.requestFiled({ params })).toEqual(filed)
  const { events } = await deps.db
    .selectFrom('events')
    .select(eb => eb.fn.countAll<number>().as('events'))
    .where('dossier_id', '=', id)
    .where('type', '=', 'aid-request-filed')
    .executeTakeFirstOrThrow()
  expect(Number(events)).toBe(1)
  expect((await visitor.sign(id)).status).toBe(200)

  const other = await visitor.complete({ address: reunion })
  await fetch(`${url}/api/company/${other}/quote`)
  const refused = await file(other)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'transition-forbidden'])
})

test('another address is another quote, elsewhere nothing is to wait for, and nothing is blocked', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const api = makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)
  const id = await visitor.complete({ address: reunion })
  const numberOf = async () =>
    (await fetch(`${url}/api/company/${id}/quote`)).headers.get('content-disposition') ?? ''
  expect(await numberOf()).toContain('00001')
  await api.correctCompany({
    params: { id },
    body: { ...company, address: '1 rue Neuve, 97410 Saint-Pierre' },
  })
  expect(await numberOf()).toContain('00002')
  expect((await visitor.sign(id)).status).toBe(200)
  const lyon = await visitor.complete()
  expect((await api.waiting({ params: { id: lyon } })).aids).toEqual([])
})

test('the answers that were joined decide which aids are to wait for, the address says where', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const api = makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)
  const params = { id: await visitor.complete({ address: reunion }) }
  const join = (answers: Record<string, string>) =>
    api.askEligibility({ params, body: { asks: false, answers } })
  const openOf = async () => (await api.waiting({ params })).aids.map(({ open }) => open.length)
  const [before = 0] = await openOf()
  await join({ 'code-postal': '69002', effectif: '9', 'chiffre-affaires': '499999', metier: 'artisanat' })
  expect(await api.waiting({ params })).toMatchObject({ answered: true, aids: [{ slug: 'kap-numerik' }] })
  expect((await openOf())[0]).toBeLessThan(before)
  await join({ metier: 'numerique' })
  expect((await api.waiting({ params })).aids).toEqual([])
})
