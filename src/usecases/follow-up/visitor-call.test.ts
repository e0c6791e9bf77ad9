import { expect, onTestFinished, test } from 'vitest'
import { agencyWithPeople } from '../../../tests/support/agency-file'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { purgeCounters } from '../retention/purge-counters'

async function siteThatCalls(env: Record<string, string> = {}) {
  const agency = agencyWithPeople()
  onTestFinished(agency.remove)
  const site = await siteInTime({ AGENCY_FILE: agency.path, ...env })
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
  const again = await site.send({ name: ' Zoé Martin ' })
  expect(again.headers.get('location')).toBe(sent.headers.get('location'))
  for (const made of ['?demande=rien-de-tel', '?pour=2026-11-24T10:00:00.000Z'])
    expect(await (await fetch(`${site.url}/etre-rappele${made}`)).text()).not.toContain('C’est noté')
  const [mail, second] = await site.deliver(new Date())
  expect(second).toBeUndefined()
  expect(mail?.to).toBe(site.deps.agency.email)
  expect(mail?.text).toContain('Zoé Martin')
  expect(mail?.text).toContain('04 72 00 00 00')

  const kept = () => site.deps.db.selectFrom('emails').select('kind').execute()
  await purgeCounters(site.deps)
  expect(await kept()).toHaveLength(1)
  await purgeCounters(site.at(new Date(Date.now() + 31 * 86_400_000)))
  expect(await kept()).toEqual([])
})

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
  const presses = site.slots.slice(0, 11).map(at => () => site.send({ at }))
  const answers = []
  for (const press of presses) answers.push((await press()).status)
  // Two of the ten of this hour were the forms above.
  expect(answers).toEqual([...Array(8).fill(303), 429, 429, 429])
})

test('six addresses fill no mailbox and silence nobody: what is too much stands in the administration’s list', async () => {
  const site = await siteThatCalls({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
  const ask = (ip: string, at: string) =>
    fetch(`${site.url}/api/call-back`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ name: `Visiteur ${ip}`, phone: '04 72 00 00 00', at }),
    })
  for (let network = 1; network <= 6; network += 1)
    for (const at of site.slots.slice(0, 6)) expect((await ask(`203.0.${network}.7`, at)).status).toBe(202)
  const honest = await ask('198.51.100.9', String(site.slots[3]))
  expect(honest.status).toBe(202)
  expect(await site.deliver(new Date())).toHaveLength(30)
  const admin = await administratorOf(site.url)
  const { emails } = await admin.journalEmails({ query: { state: 'held', limit: 100 } })
  expect(emails).toHaveLength(7)
  expect(emails[0]?.call).toEqual({
    name: 'Visiteur 198.51.100.9',
    phone: '04 72 00 00 00',
    at: site.slots[3],
  })
  expect((await admin.settings({})).held_calls).toBe(7)
  await admin.resendEmail({ params: { id: String(emails[0]?.id) } })
  expect((await site.deliver(new Date()))[0]?.text).toContain('Visiteur 198.51.100.9')
  expect((await admin.settings({})).held_calls).toBe(6)
})

test('where nobody is named nobody is promised a call', async () => {
  const site = await siteInTime()
  const page = await (await fetch(`${site.url}/etre-rappele`)).text()
  expect(page).toContain('écrivez votre numéro')
  expect(page).not.toContain('<form')
  const asked = await fetch(`${site.url}/api/call-back`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zoé', phone: '0472000000', at: new Date().toISOString() }),
  })
  expect(asked.status).toBe(404)
  const sent = await fetch(`${site.url}/etre-rappele`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Zoé',
  })
  expect([sent.status, (await sent.text()).includes('écrivez votre numéro')]).toEqual([404, true])
  expect(site.errors).toEqual([])
})
