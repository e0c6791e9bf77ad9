import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { found } from '~/domain/found'
import type { LiveMessage } from '~/domain/live/message'
import { findEmail } from '~/store/emails/emails'
import { updateCall } from '~/store/leads/calls'
import { composeEmail } from '~/usecases/emails/compose-email'
import { invoiceLeads } from '~/usecases/leads/invoices/invoice-leads'
import { makeClientLink } from '~/usecases/leads/sign-in-client'
import { followClient } from '~/usecases/live/follow-client'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { ALWAYS, bookPastCall } from '../../../../tests/support/leads/leads'
import { followedByClient, followedByTeam } from '../../../../tests/support/live'
import { startSite } from '../../../../tests/support/program/in-process'

const SECRET = `whsec_${randomBytes(24).toString('base64')}`
const NUMBER = '+33189000001'

const account = {
  company_name: 'Teranga Rénovation',
  contact_name: 'Awa Ndiaye',
  email: 'awa@teranga.example',
  phone: '+221 77 123 45 67',
  address: '12 avenue Cheikh-Anta-Diop, Dakar',
  country: 'SN',
  time_zone: 'Africa/Dakar',
}
const campaign = {
  name: 'Rénovation',
  zone: 'international',
  trade: 'crafts',
  price_cents: 70_00,
  time_zone: 'Africa/Dakar',
  hours: ALWAYS,
  daily_cap: 10,
  ring: '+221771234567',
} as const

/** A site with a carrier, a team and two clients who are signed in. */
async function leadsSite() {
  const site = await startSite({ ROLE: 'web', TELEPHONY_SECRET: SECRET })
  const team = await administratorOf(site.url)
  const carrier = new Webhook(SECRET)
  const tell = (
    body: object,
    { id = randomBytes(8).toString('hex'), at = new Date(), seal = (right: string) => right } = {},
  ) => {
    const text = JSON.stringify(body)
    return fetch(`${site.url}/api/telephony/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': seal(carrier.sign(id, at, text)),
      },
      body: text,
    })
  }
  const client = async (email: string) => {
    const { id } = await team.openLeadAccount({ body: { ...account, email } })
    const token = await makeClientLink(site.deps, id)
    const signIn = () =>
      fetch(`${site.url}/api/client/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    const cookie = String((await signIn()).headers.get('set-cookie')).split(';')[0] ?? ''
    const call = (method: string, path: string, body?: object) =>
      fetch(`${site.url}/api/client/${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const live = followedByClient.bind(null, async ({ query, signal }) => {
      const answer = await fetch(`${site.url}/api/client/live?${new URLSearchParams(query)}`, {
        headers: { cookie },
        signal,
      })
      if (!answer.ok) throw new ApiProblem(answer.status, await answer.json())
      return answer
    })
    return { id, cookie, signIn, call, live }
  }
  return { ...site, team, tell, client }
}

test('registration to dispute: what is told, held, billed, contested and credited adds up', async () => {
  const { team, tell, client } = await leadsSite()
  const awa = await client('awa@teranga.example')
  const pressedTwice = await Promise.all([1, 2].map(() => team.openLeadAccount({ body: account })))
  expect(pressedTwice.map(({ id }) => id)).toEqual([awa.id, awa.id])
  await team.recordTopUp({ params: { account: awa.id }, body: { amount_cents: 200_00, reference: 'VIR 1' } })
  await team.recordTopUp({ params: { account: awa.id }, body: { amount_cents: 200_00, reference: 'VIR 1' } })
  const opened = await (await awa.call('POST', 'campaigns', campaign)).json()
  expect(await team.tryCampaign({ params: { campaign: opened.id } })).toMatchObject({ route: null })
  const pressed = await Promise.all([1, 2].map(() => awa.call('POST', 'campaigns', campaign)))
  for (const again of pressed) expect(await again.json()).toEqual(opened)
  await team.addTelephoneNumber({ body: { number: NUMBER } })
  // However it is written it is one number of the pool, and one without its prefix says what is missing.
  await team.addTelephoneNumber({ body: { number: '+330189000001' } })
  expect((await team.telephoneNumbers({})).numbers.map(({ number }) => number)).toEqual([NUMBER])
  await expect(team.addTelephoneNumber({ body: { number: '0189000001' } })).rejects.toMatchObject({
    errors: [{ field: 'number', message: expect.stringContaining('indicatif') }],
  })
  for (const campaign_id of ['', 'x'])
    await expect(
      team.assignTelephoneNumber({ params: { number: NUMBER }, body: { campaign_id } }),
    ).rejects.toMatchObject({ status: 404 })
  await team.assignTelephoneNumber({
    params: { number: NUMBER },
    body: { campaign_id: opened.id, source: '/pay-per-call' },
  })
  expect(await team.tryCampaign({ params: { campaign: opened.id } })).toEqual({
    route: '+221771234567',
    reason: null,
  })
  const start = Date.now() - 60_000
  const event = (name: string, ms: number) => ({
    event: name,
    call_id: 'appel-1',
    at: new Date(start + ms).toISOString(),
    from: '+33612345678',
    to: NUMBER,
  })
  expect(await (await tell(event('ringing', 0))).json()).toEqual({ route: '+221771234567', reason: null })
  await tell(event('answered', 2_000))
  await tell(event('ended', 40_000))
  // Both came within a second of each other: the shorter length counts, and nothing is billed.
  const { calls } = await (await awa.call('GET', 'calls')).json()
  expect(calls).toMatchObject([{ state: 'unbilled', flagged: true, source: '/pay-per-call' }])
  const space = await (await awa.call('GET', 'space')).json()
  expect(space).toMatchObject({ available_cents: 200_00, held_cents: 0, campaigns: [{ name: 'Rénovation' }] })
  expect((await awa.call('POST', 'calls/appel-1/dispute', { reason: 'duplicate' })).status).toBe(409)
})

test('a field that a form leaves empty names no registration: two firms are two accounts', async () => {
  const { team } = await leadsSite()
  const body = { ...account, registration_id: '', vat_number: '' }
  const first = await team.openLeadAccount({ body })
  const second = await team.openLeadAccount({ body: { ...body, email: 'ibra@teranga.example' } })
  expect(first).toMatchObject({ registration_id: null, vat_number: null })
  expect(second.id).not.toBe(first.id)
})

test('a call that begins and ends is told to its client and to the team, and to nobody else', async () => {
  const { team, tell, client, deps } = await leadsSite()
  const [awa, bob] = [await client('awa@teranga.example'), await client('bob@exemple.fr')]
  await team.recordTopUp({ params: { account: awa.id }, body: { amount_cents: 200_00, reference: 'VIR 1' } })
  const { id: campaign_id } = await (await awa.call('POST', 'campaigns', campaign)).json()
  await team.addTelephoneNumber({ body: { number: NUMBER } })
  await team.assignTelephoneNumber({ params: { number: NUMBER }, body: { campaign_id } })
  const [mine, his, ours] = [awa.live(), bob.live(), followedByTeam(team.teamLive)]
  const open = { kind: 'open' }
  for (const { messages } of [mine, his, ours])
    await expect.poll(() => messages).toContainEqual(expect.objectContaining(open))
  const changes = (messages: { kind: string }[]) => messages.filter(({ kind }) => kind === 'change').length
  const event = (name: string) => ({
    event: name,
    call_id: 'appel-1',
    at: new Date().toISOString(),
    from: '+33612345678',
    to: NUMBER,
  })

  const before = { mine: changes(mine.messages), ours: changes(ours.messages) }
  await tell(event('ringing'))
  await expect.poll(() => changes(mine.messages)).toBeGreaterThan(before.mine)
  await expect.poll(() => changes(ours.messages)).toBeGreaterThan(before.ours)
  const rung = { mine: changes(mine.messages), ours: changes(ours.messages) }
  await tell(event('answered'))
  await tell(event('ended'))
  await expect.poll(() => changes(mine.messages)).toBeGreaterThan(rung.mine)
  await expect.poll(() => changes(ours.messages)).toBeGreaterThan(rung.ours)
  const change = { kind: 'change', subjects: ['lead'], dossier_id: null }
  expect(ours.messages).toContainEqual(expect.objectContaining(change))
  const told = JSON.stringify([mine.messages, ours.messages])
  for (const secret of ['+33612345678', NUMBER, 'appel-1']) expect(told).not.toContain(secret)

  // A transfer to him is told to the other client, the first who was not told of before.
  expect(his.messages).toEqual([open])
  await team.recordTopUp({ params: { account: bob.id }, body: { amount_cents: 50_00, reference: 'VIR 2' } })
  await expect.poll(() => changes(his.messages)).toBeGreaterThan(0)
  // Opened again after a break, a stream says that something may have been missed; signed out, it ends.
  const said: LiveMessage[] = []
  let ended = false
  const line = { send: (message: LiveMessage) => said.push(message), end: () => (ended = true) }
  const who = { accountId: bob.id, session: bob.cookie.split('=')[1] ?? '' }
  const followed = await followClient(deps, who, '1-1', line)
  onTestFinished(followed.stop)
  expect(said).toEqual([open, { kind: 'missed' }])
  await followed.beat()
  expect(ended).toBe(false)
  await bob.call('DELETE', 'session')
  await followed.beat()
  expect(ended).toBe(true)
})

test('a low balance is told once, unused money goes back, and a number that is taken back rests', async () => {
  const { team, tell, client, deps } = await leadsSite()
  const awa = await client('awa@teranga.example')
  const params = { account: awa.id }
  await team.recordTopUp({ params, body: { amount_cents: 100_00, reference: 'VIR 1' } })
  const { id: campaign_id } = await (await awa.call('POST', 'campaigns', campaign)).json()
  await team.addTelephoneNumber({ body: { number: NUMBER } })
  const assign = (campaign: string | null) =>
    team.assignTelephoneNumber({ params: { number: NUMBER }, body: { campaign_id: campaign } })
  await assign(campaign_id)
  const ring = async (n: number) => {
    const at = new Date().toISOString()
    const call = { call_id: `appel-${n}`, from: `+3361234567${n}`, to: NUMBER }
    return (await (await tell({ event: 'ringing', at, ...call })).json()).route
  }
  expect([await ring(1), await ring(2), await ring(3)]).toEqual(['+221771234567', null, null])
  const mails = await deps.db
    .selectFrom('emails')
    .select('kind')
    .where('recipient', '=', account.email)
    .execute()
  expect(mails.map(({ kind }) => kind).filter(kind => kind === 'lead-balance-low')).toHaveLength(1)

  const refund = (amount_cents: number, reference: string) =>
    team.refundBalance({ params, body: { amount_cents, reference } })
  await expect(refund(30_01, 'RET 1')).rejects.toMatchObject({ code: 'balance-too-low' })
  await refund(10_00, 'RET 1')
  await refund(10_00, 'RET 1')
  await refund(20_00, 'RET 2')
  await refund(20_00, 'RET 2')
  const { movements } = await (await awa.call('GET', 'statement')).json()
  const changes = movements.map((line: { kind: string; available_change_cents: number }) => [
    line.kind,
    line.available_change_cents,
  ])
  expect(changes).toEqual([
    ['refund', -20_00],
    ['refund', -10_00],
    ['hold', -70_00],
    ['top-up', 100_00],
  ])

  await assign(null)
  await expect(assign(campaign_id)).rejects.toMatchObject({ code: 'number-taken' })
  const [resting] = (await team.telephoneNumbers({})).numbers
  const days = (Date.parse(String(resting?.quarantined_until)) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(60)
  expect(await ring(4)).toBeNull()
})

test('the team answers a dispute that no rule decides, with its day and a sentence, once', async () => {
  const { team, client, deps } = await leadsSite()
  const [awa, bob] = [await client('awa@teranga.example'), await client('bob@exemple.fr')]
  await team.recordTopUp({ params: { account: awa.id }, body: { amount_cents: 200_00, reference: 'VIR 1' } })
  const { id: campaign_id } = await (await awa.call('POST', 'campaigns', campaign)).json()
  const at = new Date()
  const call = await bookPastCall(deps.db, { account_id: awa.id, campaign_id, number: NUMBER, at })
  await updateCall(deps.db, call, { ended_at: at, length_ms: 41_000, source: '/villes/dakar' })
  const dispute = { reason: 'not-a-request', words: 'Un démarcheur.' }
  expect((await bob.call('POST', `calls/${call}/dispute`, dispute)).status).toBe(404)
  expect((await awa.call('POST', `calls/${call}/dispute`, dispute)).status).toBe(200)
  const waiting = await team.leadDisputes({})
  expect(waiting.disputes).toMatchObject([{ call_id: call, words: 'Un démarcheur.' }])
  expect(waiting.sources).toMatchObject([{ source: '/villes/dakar', billed: 1, disputed: 1, credited: 0 }])
  // Three working days: a weekend may lie between, and a clock be changed.
  const wait = (Date.parse(String(waiting.disputes[0]?.answer_before)) - at.getTime()) / 86_400_000
  expect([3, 4, 5]).toContain(Math.round(wait))

  const decide = (credited: boolean, sentence: string) =>
    team.decideDispute({ params: { call }, body: { credited, sentence } })
  await expect(decide(true, ' ')).rejects.toMatchObject({ code: 'invalid-fields' })
  await decide(true, 'C’était un démarcheur.')
  // A second person gets what was decided first.
  expect(await decide(false, 'Non.')).toEqual({ credited: true, sentence: 'C’était un démarcheur.' })
  const mails = await deps.db
    .selectFrom('emails')
    .select(['id', 'recipient'])
    .where('kind', '=', 'lead-dispute-decided')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['awa@teranga.example'])
  const mail = await composeEmail(deps, found(await findEmail(deps.db, String(mails[0]?.id))))
  const text = mail.text.replace(/\s+/g, ' ')
  expect(mail.subject).toBe('Votre contestation est acceptée')
  expect(text).toContain('70,00 € TTC vous sont rendus sur votre solde, qui est maintenant de 200,00 €')
  expect(text).toContain('C’était un démarcheur.')
  const { calls } = await (await awa.call('GET', 'calls')).json()
  expect(calls).toMatchObject([
    {
      state: 'credited',
      dispute: { credited: true, sentence: 'C’était un démarcheur.', decided_at: expect.any(String) },
    },
  ])
  expect(await (await awa.call('GET', 'space')).json()).toMatchObject({ available_cents: 200_00 })
})

test('what is not signed, or signed too long ago, tells nothing', async () => {
  const { tell, team } = await leadsSite()
  const body = { event: 'ringing', call_id: 'x', at: new Date().toISOString(), from: null, to: NUMBER }
  const unsigned = await tell(body, { seal: () => 'v1,AAAA' })
  expect(unsigned.status).toBe(401)
  expect(await unsigned.text()).toContain('La signature de cet appel n’est pas la bonne.')
  // Each that is sent is compared: five thousand in one header took 10 ms of everybody's time.
  const many = (right: string) => `${'v1 '.repeat(4_000)}${right}`
  for (const seal of [
    () => '',
    () => 'v1',
    () => 'v1, v1,',
    (right: string) => right.replace('v1', 'v2'),
    many,
  ])
    expect((await tell(body, { seal })).status).toBe(401)
  for (const minutes of [-6, 6])
    expect((await tell(body, { at: new Date(Date.now() + minutes * 60_000) })).status).toBe(401)
  expect((await tell({ ...body, at: 'demain' })).status).toBe(422)
  expect((await tell({ ...body, to: 'x' })).status).toBe(422)
  expect((await team.leadCalls({ query: {} })).calls).toEqual([])
  // Of several one suffices, while a secret is changed.
  expect(await (await tell(body, { seal: right => `v1,AAAA ${right}` })).json()).toEqual({
    route: null,
    reason: 'Ce numéro ne mène à aucune campagne.',
  })
})

test('a link serves once, and no client reaches what is another’s', async () => {
  const { client } = await leadsSite()
  const [awa, bob] = [await client('awa@teranga.example'), await client('bob@exemple.fr')]
  expect((await awa.signIn()).status).toBe(410)
  const mine = await (await awa.call('POST', 'campaigns', campaign)).json()
  const change = { ...campaign, paused: true, version: mine.version }
  expect((await bob.call('PUT', `campaigns/${mine.id}`, change)).status).toBe(404)
  expect((await awa.call('PUT', `campaigns/${mine.id}`, change)).status).toBe(200)
  expect((await awa.call('PUT', `campaigns/${mine.id}`, change)).status).toBe(200)
  expect((await awa.call('PUT', `campaigns/${mine.id}`, { ...change, daily_cap: 3 })).status).toBe(409)
  expect(await (await bob.call('GET', 'space')).json()).toMatchObject({ campaigns: [] })
  for (const path of ['space', 'calls', 'statement'])
    expect((await fetch(`${await leadsAddress(awa)}${path}`)).status).toBe(401)
  await awa.call('DELETE', 'session')
  expect((await awa.call('GET', 'space')).status).toBe(401)
})

/** The address of the client's calls, without his cookie. */
async function leadsAddress({ call }: { call: (method: string, path: string) => Promise<Response> }) {
  return (await call('GET', 'space')).url.replace(/space$/, '')
}

test('a client reads his own monthly invoices, gets them by e-mail, and nobody else reads them', async () => {
  const { url, deps, team, client } = await leadsSite()
  const [awa, other] = [await client('awa@teranga.example'), await client('autre@teranga.example')]
  const { id: campaign_id } = await (await awa.call('POST', 'campaigns', campaign)).json()
  const at = new Date('2026-02-10T10:00:00Z')
  await team.recordTopUp({ params: { account: awa.id }, body: { amount_cents: 200_00, reference: 'VIR 1' } })
  await bookPastCall(deps.db, { account_id: awa.id, campaign_id, number: NUMBER, at })
  await invoiceLeads({ ...deps, clock: () => new Date('2026-03-01T00:12:00Z') })

  const { invoices } = await (await awa.call('GET', 'invoices')).json()
  expect(invoices).toEqual([
    {
      ...{ number: 'LP-2026-00001', month: '2026-02', corrects: null, issued_at: '2026-03-01T00:12:00.000Z' },
      ...{ net_cents: 70_00, vat_cents: 0, gross_cents: 70_00 },
    },
  ])
  const sales = await team.exportSales({ query: { from: '2026-03-01', until: '2026-03-31' } })
  expect((await sales.text()).replaceAll('"', '').trim().split('\r\n').slice(1)).toEqual([
    'LP-2026-00001;2026-03-01;Teranga Rénovation;;70;0;0;70;70;2026-02-28;0;0;0;;;;;SN;',
  ])
  const file = await awa.call('GET', 'invoices/LP-2026-00001')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  // Twelve a year lie in one folder.
  expect(file.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''facture_Teranga%20R%C3%A9novation_LP-2026-00001.pdf",
  )
  const pdf = Buffer.from(await file.arrayBuffer())
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(pdf)]), 'facture.pdf')
  const verdict = await fetch(`${url}/api/verification`, { method: 'POST', body: form })
  expect(await verdict.json()).toEqual({ verdict: 'genuine' })
  expect((await other.call('GET', 'invoices/LP-2026-00001')).status).toBe(404)
  expect(await (await other.call('GET', 'invoices')).json()).toEqual({ invoices: [] })
  expect((await fetch(`${url}/api/admin/leads/invoices/LP-2026-00001`)).status).toBe(401)
  const sent = await team.leadInvoice({ params: { number: 'LP-2026-00001' } })
  expect(Buffer.from(await sent.arrayBuffer()).equals(pdf)).toBe(true)
  const email = await deps.db
    .selectFrom('emails')
    .selectAll()
    .where('kind', '=', 'lead-invoice')
    .executeTakeFirstOrThrow()
  const { attachments } = await composeEmail(deps, email)
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'facture_Teranga Rénovation_LP-2026-00001.pdf',
  ])
})
