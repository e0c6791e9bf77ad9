import { expect, test } from 'vitest'
import { allSent } from '../../../../tests/support/dossiers/all-sent'
import { company, pieces, visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import { partOf, type Received, smtpSink } from '../../../../tests/support/servers/smtp-sink'

const VICTIM = 'victime@exemple.fr'

/** Decoded (RFC 2047). */
const subjectOf = ({ headers }: Received) =>
  (headers.find(line => /^subject:/i.test(line)) ?? '')
    .replace(/^subject:\s*/i, '')
    .replace(/=\?utf-8\?q\?(.*?)\?=\s*/gi, (_, text: string) =>
      decodeURIComponent(
        text
          .replace(/_/g, ' ')
          .replace(/%/g, '%25')
          .replace(/=([0-9A-F]{2})/gi, '%$1'),
      ),
    )

async function siteThatMails(env: Record<string, string> = {}) {
  const smtp = await smtpSink()
  const site = await startSite({ SMTP_URL: smtp.url, ...env })
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const to = (address: string) =>
    smtp.received
      .filter(message => message.recipients.includes(address))
      .map(message => ({ subject: subjectOf(message), text: partOf(message, 'text/plain') }))
  const mailed = (count: number, address = VICTIM) =>
    expect.poll(() => to(address).length).toBeGreaterThanOrEqual(count)
  const open = async (change = {}) =>
    (await (await visitorOf(site.url).submit({ ...company, email: VICTIM, ...change })).json()).id as string
  return { ...site, post, to, mailed, open }
}

test('a stranger’s dossier with my address and SIRET becomes mine, and ends for the stranger', async () => {
  const { url, deps, post, to, mailed, open } = await siteThatMails()
  const key = { 'idempotency-key': 'du-tiers' }
  const opened = await visitorOf(url).submit({ ...company, email: VICTIM }, key)
  const { id } = (await opened.json()) as { id: string }
  const other = await open()
  expect((await post('/api/company/resume-link', { email: VICTIM, siret: company.siret })).status).toBe(202)
  await mailed(1)
  const [message] = to(VICTIM)
  // Nothing that the stranger typed, and each dossier of the address and SIRET.
  expect(message?.text).not.toContain(company.company_name)
  const tokens = [...String(message?.text).matchAll(/\/dossier\/lien\/([\w-]{43})/g)].map(
    ([, token]) => token,
  )
  expect(tokens).toHaveLength(2)
  const links = await Promise.all(
    tokens.map(async token => (await fetch(`${url}/api/dossier-link/${token}`)).json()),
  )
  expect(links).toMatchObject([{ proven: false, documents: [], signed: false }, { proven: false }])
  // The newest stands first: the second link is of the dossier that the key opened.
  const answer = await post(`/api/dossier-link/${tokens[1]}`, { answer: 'mine' })
  const mine = (await answer.json()) as { id: string }
  expect(mine.id).not.toBe(id)
  expect((await post(`/api/dossier-link/${tokens[1]}`, { answer: 'mine' })).status).toBe(404)
  expect(await (await fetch(`${url}/api/company/${mine.id}`)).json()).toMatchObject({
    id: mine.id,
    email_proof: 'proven',
  })
  for (const path of ['', '/sign-invoice', '/finalize-dossier', '/address-code']) {
    const { status } = path
      ? await post(`/api/company/${id}${path}`)
      : await fetch(`${url}/api/company/${id}`)
    expect.soft(status, path).toBe(404)
  }
  expect((await fetch(`${url}/api/invoice/${id}/view`)).status).toBe(404)
  const replay = await visitorOf(url).submit({ ...company, email: VICTIM }, key)
  expect([replay.status, (await replay.json()).code]).toEqual([409, 'idempotency-mismatch'])
  // « Ce n'est pas moi » on the other: the team hears of it, the address hears nothing more.
  expect(await (await post(`/api/dossier-link/${tokens[0]}`, { answer: 'not-mine' })).json()).toEqual({
    id: null,
  })
  await mailed(1, deps.agency.email)
  expect((await post(`/api/company/${other}/address-code`)).status).toBe(404)
  expect(to(VICTIM)).toHaveLength(1)
  const visitor = visitorOf(url)
  // The whole path goes on under the new key alone.
  for (const piece of pieces) {
    expect((await visitor.upload(id, ...piece)).status).toBe(404)
    expect((await visitor.upload(mine.id, ...piece)).status).toBe(201)
  }
  for (const step of [visitor.sign, visitor.finalize]) {
    expect((await step(id)).status).toBe(404)
    expect((await step(mine.id)).status).toBe(200)
  }
})

test('a code proves the address and keeps the id: five tries, three codes a day', async () => {
  const { url, post, to, mailed, open } = await siteThatMails()
  const id = await open()
  const confirm = async (code: string) => {
    const answer = await post(`/api/company/${id}/confirm-address`, { code })
    return answer.ok ? 'proven' : (await answer.json()).code
  }
  expect(await confirm('123456')).toBe('address-code-over')
  await post(`/api/company/${id}/address-code`)
  await mailed(1)
  const codeOf = (index: number) => String(/\d{6}/.exec(String(to(VICTIM)[index]?.subject)))
  const wrong = codeOf(0) === '000000' ? '111111' : '000000'
  for (let n = 0; n < 5; n++) expect(await confirm(wrong)).toBe('wrong-address-code')
  expect(await confirm(codeOf(0))).toBe('address-code-over')
  await post(`/api/company/${id}/address-code`)
  await mailed(2)
  expect(await confirm(codeOf(1))).toBe('proven')
  expect(await confirm(codeOf(1))).toBe('address-code-over')
  expect((await post(`/api/company/${id}/address-code`)).status).toBe(202)
  const fourth = await post(`/api/company/${id}/address-code`)
  expect([fourth.status, (await fourth.json()).code]).toEqual([429, 'too-many-codes'])
  const state = async () => (await fetch(`${url}/api/company/${id}`)).json()
  expect(await state()).toMatchObject({ id, email_proof: 'proven' })
  // Another address has proven nothing, and the one before is told.
  const moved = await fetch(`${url}/api/company/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...company, email: 'autre@exemple.fr' }),
  })
  expect((await moved.json()).email_proof).toBe('unproven')
  // The third code may still be on its way.
  const subjects = () => to(VICTIM).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringContaining('a changé'))
})

test('thirty dossiers with somebody’s address: few messages reach it, no word of a stranger’s in them', async () => {
  const { url, deps, post, to, open } = await siteThatMails({ RATE_LIMITS: 'on' })
  const hostile = { company_name: 'Gagnez sur piege.example !' }
  for (let n = 0; n < 30; n++) {
    const id = await open(hostile)
    await post(`/api/company/${id}/address-code`)
  }
  const last = await visitorOf(url).finish({ ...hostile, email: VICTIM })
  await allSent(deps)
  expect(to(VICTIM)).toHaveLength(5)
  for (const { text, subject } of to(VICTIM)) expect(`${subject} ${text}`).not.toMatch(/piege|Gagnez/)
  expect(to(VICTIM).filter(({ subject }) => subject.includes('bien enregistré'))).toHaveLength(1)
  // What was held leaves once the address is proven.
  const held = await deps.db.selectFrom('emails').selectAll().where('state', '=', 'held').execute()
  expect(held).toHaveLength(26)
  expect(held.map(email => email.dossier_id)).not.toContain(last)
})

test('the answer to « Recevoir mon lien » says and does the same for a client and for nobody', async () => {
  const { deps, post, open } = await siteThatMails()
  await open()
  const known = await post('/api/company/resume-link', { email: VICTIM, siret: company.siret })
  const unknown = await post('/api/company/resume-link', { email: 'x@exemple.fr', siret: '13002526500013' })
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  const emails = deps.db.selectFrom('emails').select(['kind', 'recipient'])
  await expect.poll(() => emails.execute()).toEqual([{ kind: 'resume-link', recipient: VICTIM }])
})
