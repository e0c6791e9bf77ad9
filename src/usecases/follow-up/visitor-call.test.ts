import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteInTime } from '../../../tests/support/site-in-time'
import { purgeCounters } from '../retention/purge-counters'

const PERSON = { first_name: 'Camille', role: 'votre interlocutrice', telephone: '01 89 16 00 42' }

async function agencyWith(people: (typeof PERSON)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-agency-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const agency = JSON.parse(await readFile('agency.json', 'utf8'))
  await writeFile(join(folder, 'agency.json'), JSON.stringify({ ...agency, people }))
  return join(folder, 'agency.json')
}

async function siteThatCalls(env: Record<string, string> = {}) {
  const site = await siteInTime({ AGENCY_FILE: await agencyWith([PERSON]), ...env })
  const { slots } = (await (await fetch(`${site.url}/api/call-back`)).json()) as { slots: string[] }
  const send = (fields: Record<string, string>) =>
    fetch(`${site.url}/etre-rappele`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        name: 'Zoé Martin',
        phone: '04 72 00 00 00',
        at: String(slots[2]),
        ...fields,
      }),
    })
  return { ...site, slots, send }
}

test('a plain form asks for a call: the team is mailed, the page says when, and 30 days later it is forgotten', async () => {
  const site = await siteThatCalls()
  const page = await (await fetch(`${site.url}/etre-rappele`)).text()
  expect(page).toContain('Camille, votre interlocutrice, vous appelle')
  expect(page).not.toContain('<script type="module"')
  const sent = await site.send({})
  expect(sent.status).toBe(303)
  const noted = await fetch(new URL(String(sent.headers.get('location')), site.url))
  expect(await noted.text()).toContain('Nous vous appelons le')
  const [mail] = await site.deliver(new Date())
  expect(mail?.to).toBe(site.deps.agency.email)
  expect(mail?.text).toContain('Zoé Martin')
  expect(mail?.text).toContain('04 72 00 00 00')

  const kept = () => site.deps.db.selectFrom('emails').select('kind').execute()
  await purgeCounters(site.deps)
  expect(await kept()).toHaveLength(1)
  await purgeCounters(site.at(new Date(Date.now() + 31 * 86_400_000)))
  expect(await kept()).toEqual([])
}, 120_000)

test('what is missing is said with what was typed, a machine mails nobody, and a flood is told to wait', async () => {
  const site = await siteThatCalls({ RATE_LIMITS: 'on' })
  const refused = await site.send({ phone: '12', at: '2020-01-01T09:00:00.000Z' })
  expect(refused.status).toBe(422)
  const words = await refused.text()
  expect(words).toContain('Donnez le numéro où vous appeler.')
  expect(words).toContain('Cette heure n’est plus libre')
  expect(words).toContain('value="Zoé Martin"')
  expect((await site.send({ website: 'https://machine.example' })).status).toBe(303)
  expect(await site.deliver(new Date())).toEqual([])
  const answers = []
  for (let press = 0; press < 10; press += 1) answers.push((await site.send({})).status)
  expect(answers.at(0)).toBe(303)
  expect(answers.at(-1)).toBe(429)
}, 120_000)

test('where nobody is named nobody is promised a call', async () => {
  const site = await siteInTime()
  expect((await fetch(`${site.url}/etre-rappele`)).status).toBe(404)
  const asked = await fetch(`${site.url}/api/call-back`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zoé', phone: '0472000000', at: new Date().toISOString() }),
  })
  expect(asked.status).toBe(404)
}, 120_000)
