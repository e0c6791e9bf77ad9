import { expect, test } from 'vitest'
import { tableOf } from '~/domain/closed-list'
import { CONSENT, CORRECTED_FIELDS, type CorrectedRequest } from '~/domain/quote-requests/quote-request'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { emailsOf } from '../../../../tests/support/dossiers/emails-of'
import { ASKER } from '../../../../tests/support/leads/hidden-contacts'
import { CONSENTING, quoteSite } from '../../../../tests/support/leads/quote-requests'
import { startSite } from '../../../../tests/support/program/in-process'

/** The same with its rows. */
async function askedSite(env: Record<string, string> = {}) {
  const site = await quoteSite(env)
  const rows = () => site.deps.db.selectFrom('quote_requests').selectAll().orderBy('created_at').execute()
  return { ...site, rows }
}

test('a request is shown to nobody before the code of its address is typed', async () => {
  const { asker, rows } = await askedSite()
  const sent = await asker.send('', CONSENTING)
  expect(sent.status).toBe(201)
  const { request } = await sent.json()
  expect(request).toHaveLength(32)
  const code = await asker.code(ASKER.email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await asker.send(`/${request}/proof`, { code: wrong })).status).toBe(422)
  expect(await asker.read(request)).toMatchObject({ state: 'unproven', email_proof: 'unproven', buyer: null })
  expect(await rows()).toMatchObject([{ state: 'unproven', offered_at: null, shown_project: null }])
  const proven = await asker.send(`/${request}/proof`, { code })
  expect(await proven.json()).toMatchObject({ state: 'open', email_proof: 'proven' })
  // Typed once more, after a lost answer.
  expect((await asker.send(`/${request}/proof`, { code })).status).toBe(200)
  const [row] = await rows()
  expect(row).toMatchObject({
    state: 'open',
    zone: 'france',
    trade: 'crafts',
    price_cents: 100_00,
    phone_number: '+33671829304',
    consent_text: CONSENT.text,
    shown_project: CONSENTING.project,
  })
  expect(row?.consented_at.getTime()).toBe(row?.created_at.getTime())
  expect(row?.checks.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
    'address passed',
    'number passed',
    'zone passed',
    'trade-words passed',
    'duplicate passed',
    'completeness passed',
  ])
})

test('five wrong codes end a code, three a day are mailed, and the key of the page is no id of ours', async () => {
  const { asker, rows, url } = await askedSite()
  const { request } = await (await asker.send('', CONSENTING)).json()
  const code = await asker.code(ASKER.email)
  for (let n = 0; n < 5; n += 1)
    await asker.send(`/${request}/proof`, {
      code: String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'),
    })
  expect((await asker.send(`/${request}/proof`, { code })).status).toBe(409)
  expect((await asker.send(`/${request}/code`)).status).toBe(202)
  expect((await asker.send(`/${request}/code`)).status).toBe(202)
  expect((await asker.send(`/${request}/code`)).status).toBe(429)
  const [row] = await rows()
  expect(row?.holder_id).toBe(request)
  for (const path of ['', '/code', '/proof', '/withdrawal']) {
    const method = path ? 'POST' : 'GET'
    const init = path === '/proof' ? { body: '{"code":"000000"}' } : {}
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/quote-requests/${row?.id}${path}`, { method, headers, ...init })
    expect.soft(answer.status, path).toBe(404)
  }
})

test('one press withdraws, a request is made once however often it is sent, and needs consent', async () => {
  const { asker, rows } = await askedSite()
  const { consent, ...without } = CONSENTING
  for (const body of [
    { ...without, consent: '' },
    { ...without, consent: '2020-01-01' },
  ]) {
    const refused = await asker.send('', body)
    expect([refused.status, (await refused.json()).errors]).toMatchObject([422, [{ field: 'consent' }]])
  }
  const key = { 'idempotency-key': 'une-seule-fois' }
  const sent = await Promise.all(Array.from({ length: 10 }, () => asker.send('', CONSENTING, key)))
  const keys = new Set(await Promise.all(sent.map(async one => (await one.json()).request)))
  expect(keys.size).toBe(1)
  const [request] = [...keys]
  expect((await asker.send('', { ...CONSENTING, town: 'Rouen' }, key)).status).toBe(409)
  expect(await rows()).toHaveLength(1)
  const withdrawn = await asker.send(`/${request}/withdrawal`)
  expect(await withdrawn.json()).toMatchObject({ state: 'withdrawn', buyer: null })
  expect((await asker.send(`/${request}/proof`, { code: await asker.code(ASKER.email) })).status).toBe(200)
  expect(await asker.read(request)).toMatchObject({ state: 'withdrawn' })
  expect(asker.to(ASKER.email)).toHaveLength(1)
  expect(consent).toBe(CONSENT.version)
})

test('a machine that fills the trap mails nobody, and neither does a flood', async () => {
  const { asker, rows, deps } = await askedSite({ RATE_LIMITS: 'on' })
  const trapped = await asker.send('', { ...CONSENTING, website: 'https://spam.example' })
  expect(trapped.status).toBe(201)
  const statuses: number[] = []
  for (let n = 0; n < 70; n += 1)
    statuses.push((await asker.send('', { ...CONSENTING, email: `inconnu-${n}@exemple.fr` })).status)
  const kept = await rows()
  expect(kept.filter(({ suspicion }) => suspicion === null)).toHaveLength(5)
  expect(kept.filter(({ suspicion }) => suspicion === 'honeypot')).toHaveLength(1)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0)
  const { n } = await deps.db
    .selectFrom('emails')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(5)
})

test('where no e-mail leaves nothing can be proven: a person looks before it is offered', async () => {
  const site = await startSite({ ROLE: 'web' })
  const sent = await fetch(`${site.url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CONSENTING),
  })
  const { request } = await sent.json()
  const shown = async () => (await fetch(`${site.url}/api/quote-requests/${request}`)).json()
  expect(await shown()).toMatchObject({ state: 'to-check', email_proof: 'not-asked' })
  // Nobody was mailed the way to its page: whoever has it, asked.
  const [row] = await site.deps.db.selectFrom('quote_requests').selectAll().execute()
  const seen = tableOf(CORRECTED_FIELDS, field => String(row?.[field]))
  await (await administratorOf(site.url)).correctQuoteRequest({
    params: { request: String(row?.id) },
    body: { ...seen, email: 'juste@exemple.fr', instead_of: seen },
  })
  expect(await shown()).toMatchObject({ state: 'to-check' })
})

test('what an asker wrote is corrected: another address is to be proven, its page moves there, and who has paid is told', async () => {
  const { asker, client, team, rows, deps } = await askedSite()
  const awa = await client('awa@batir.example')
  const { request: first } = await (await asker.send('', CONSENTING)).json()
  const id = String((await rows())[0]?.id)
  const params = { request: id }
  const seen = async () => {
    const row = await team.leadQuoteRequest({ params })
    return tableOf(CORRECTED_FIELDS, field => row[field])
  }
  const correct = async (change: Partial<CorrectedRequest>, instead_of?: CorrectedRequest) => {
    const before = instead_of ?? (await seen())
    return team.correctQuoteRequest({ params, body: { ...before, ...change, instead_of: before } })
  }
  const prove = async (email: string) => {
    const [row] = await rows()
    return asker.send(`/${row?.holder_id}/proof`, { code: await asker.code(email) })
  }

  const misread = await asker.code(ASKER.email)
  const typed = await seen()
  for (const _ of ['once', 'again']) await correct({ email: 'juste@exemple.fr' }, typed)
  await expect(correct({ email: 'autre@exemple.fr' }, typed)).rejects.toMatchObject({
    code: 'content-changed',
  })
  expect(await asker.read(first)).toMatchObject({ code: 'not-found' })
  const [moved] = await rows()
  await asker.code('juste@exemple.fr')
  expect((await asker.send(`/${moved?.holder_id}/proof`, { code: misread })).status).toBe(422)
  expect((await prove('juste@exemple.fr')).status).toBe(200)
  expect(asker.to('juste@exemple.fr')).toHaveLength(1)

  const [open] = await rows()
  await correct({
    phone: '12 34 56',
    project: 'Fuite sous la douche, demander Zéphyrine, robinet à remplacer.',
  })
  const [corrected] = await rows()
  expect(corrected).toMatchObject({ state: 'open', offered_at: open?.offered_at, phone_number: '+33123456' })
  expect(corrected?.checks.find(({ check }) => check === 'number')?.outcome).toBe('failed')
  expect(corrected?.shown_project).toMatch(/robinet à remplacer/)
  expect(corrected?.shown_project).not.toMatch(/Zéphyrine/)
  await correct({ email: 'enfin@exemple.fr', phone: ASKER.phone })
  expect(await awa.offered()).toEqual([])
  expect((await prove('enfin@exemple.fr')).status).toBe(200)

  const [offered] = await awa.offered()
  await awa.unlock(offered.id)
  await expect(correct({ postal_code: '13001' })).rejects.toMatchObject({
    errors: [{ field: 'postal_code' }],
  })
  await correct({ postal_code: '76000', phone: '06 71 82 93 99', project: 'Peindre un plafond.' })
  const [line] = (await (await awa.call('GET', 'quote-requests/unlocked')).json()).requests
  expect(line).toMatchObject({ phone: '06 71 82 93 99', project: 'Peindre un plafond.' })
  expect(await rows()).toMatchObject([
    { state: 'unlocked', shown_project: offered.project, price_cents: 100_00 },
  ])
  await correct({ email: 'nouvelle@exemple.fr' })
  await expect.poll(() => asker.to('nouvelle@exemple.fr').length).toBe(1)
  const told = await emailsOf(deps.db, 'quote-request-corrected')
  expect(told.map(({ recipient }) => recipient)).toEqual(['awa@batir.example', 'awa@batir.example'])
  expect((await team.journalEvents({ query: { type: 'quote-request-corrected' } })).events).toHaveLength(5)
  expect(await rows()).toMatchObject([{ consent_text: CONSENT.text, consented_at: open?.consented_at }])
})

test('another address closes the page of the former wherever a request stands, and only what is still to be done is mailed', async () => {
  const { asker, client, team, rows, deps } = await askedSite()
  const awa = await client('awa@batir.example')
  const sold = await asker.ask({ email: 'vendue@exemple.fr' })
  const [offered] = await awa.offered()
  await awa.unlock(offered.id)
  const taken = await asker.ask({ email: 'retiree@exemple.fr', phone: '06 71 82 93 05' })
  for (const key of [sold, taken]) await asker.send(`/${key}/withdrawal`)
  const refused = await asker.ask({ email: 'refusee@exemple.fr', phone: '12 34 56' })
  const apart = async (email: string) =>
    (await (await asker.send('', { ...CONSENTING, email, website: 'https://spam.example' })).json()).request
  const [suspect, hidden] = [await apart('apart@exemple.fr'), await apart('cachee@exemple.fr')]
  for (const row of await rows())
    if ([refused, hidden].includes(row.holder_id))
      await team.checkQuoteRequest({ params: { request: row.id }, body: { offered: false } })
  const states = async () => (await rows()).map(({ state, suspicion }) => [state, suspicion])
  const before = await states()
  expect(before).toEqual([
    ['unlocked', null],
    ['withdrawn', null],
    ['refused', null],
    ['unproven', 'honeypot'],
    ['refused', null],
  ])

  for (const row of await rows()) {
    const seen = tableOf(CORRECTED_FIELDS, field => row[field])
    const body = { ...seen, email: `juste-${row.email}`, instead_of: seen }
    await team.correctQuoteRequest({ params: { request: row.id }, body })
  }
  for (const key of [sold, taken, refused, suspect, hidden])
    expect.soft(await asker.read(key)).toMatchObject({ code: 'not-found' })
  expect(await states()).toEqual(before)
  const told = () => emailsOf(deps.db, 'quote-request-code')
  expect((await told()).filter(({ recipient }) => recipient.startsWith('juste-'))).toEqual([])

  // One that was kept apart is offered after all: its code and its page are those of the new address.
  const row = (await rows())[3]
  await team.checkQuoteRequest({ params: { request: String(row?.id) }, body: { offered: true } })
  const code = await asker.code('juste-apart@exemple.fr')
  expect((await asker.send(`/${row?.holder_id}/proof`, { code })).status).toBe(200)
})
