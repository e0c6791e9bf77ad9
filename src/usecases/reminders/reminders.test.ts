import { expect, test } from 'vitest'
import { OWNER } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { remindByHand } from './remind-by-hand'
import { sendReminders } from './send-reminders'

/** A Monday in Paris, in the morning. */
const LEFT = '2026-11-23T09:30:00Z'
const later = (days: number) => new Date(Date.parse(LEFT) + days * 86_400_000)

async function opened(url: string, change: Partial<typeof company> = {}): Promise<string> {
  const answer = await visitorOf(url).submit({ ...company, ...change })
  return ((await answer.json()) as { id: string }).id
}

/** Every round of the clock between two days of waiting, with what left in it. */
async function rounds(site: Awaited<ReturnType<typeof siteInTime>>, from: number, to: number) {
  const left: { day: number; text: string; html: string }[] = []
  for (let day = from; day <= to; day += 0.25) {
    // Two workers at once.
    await Promise.all([sendReminders(site.at(later(day))), sendReminders(site.at(later(day)))])
    for (const mail of await site.deliver(later(day))) left.push({ day, ...mail })
  }
  return left
}

test('a dossier left after step 1 is reminded after 1, 3 and 10 days, once each, of what is missing', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await opened(site.url)
  await site.leftAt(id, LEFT)
  const left = await rounds(site, 0, 20)
  expect(left.map(({ day }) => day)).toEqual([1, 3, 10])
  for (const { text } of left) {
    expect(text).toContain('la pièce d’identité du dirigeant (recto et verso, ou passeport)')
    expect(text).toContain('le RIB professionnel')
    expect(text).toContain('la lecture et la signature de votre facture')
    expect(text).toContain(`/dossier/${id}`)
    expect(text.match(/\/dossier\/rappels\//g)).toHaveLength(1)
  }
  const { events } = await (await administratorOf(site.url)).readDossier({ params: { id } })
  expect(events.filter(({ type }) => type === 'reminder-queued').map(({ data }) => data.after_days)).toEqual([
    10, 3, 1,
  ])
})

test('a mail program stops the reminders in one click, as its providers ask for it, and answers none of them by itself', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await opened(site.url)
  await site.leftAt(id, LEFT)
  expect((await rounds(site, 0, 2)).length).toBe(1)
  const head =
    site
      .mails()
      .at(-1)
      ?.raw.replace(/\r\n[ \t]+/g, ' ') ?? ''
  const header = (name: string) => new RegExp(`^${name}: *(.*)\r$`, 'm').exec(head)?.[1]
  expect(header('Auto-Submitted')).toBe('auto-generated')
  expect(header('X-Auto-Response-Suppress')).toBe('OOF, AutoReply')
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, path] =
    /^<https?:\/\/[^/]+(\/dossier\/rappels\/[\w-]{43})>$/.exec(header('List-Unsubscribe') ?? '') ?? []
  const stopped = async () =>
    (await (await fetch(`${site.url}${String(path).replace('/dossier/rappels', '/api/reminders')}`)).json())
      .stopped
  expect(await stopped()).toBe(false)
  const body = new FormData()
  body.append('List-Unsubscribe', 'One-Click')
  expect((await fetch(`${site.url}${path}`, { method: 'POST', body })).status).toBe(200)
  expect(await stopped()).toBe(true)
  expect((await rounds(site, 2, 20)).length).toBe(0)
})

test('what is missing shrinks with each piece, and nothing leaves once the dossier is handed in', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await visitorOf(site.url).complete()
  await site.leftAt(id, LEFT)
  await sendReminders(site.at(later(1)))
  const [first] = await site.deliver(later(1))
  expect(first?.text).toContain('la lecture et la signature de votre facture')
  expect(first?.text).not.toContain('RIB')
  // Queued in the evening, and signed before the morning: it is dropped.
  await sendReminders(site.at(later(3)))
  expect(await site.deliver('2026-11-26T23:00:00Z')).toEqual([])
  const states = () => site.deps.db.selectFrom('emails').select(['kind', 'state']).execute()
  expect(await states()).toContainEqual({ kind: 'reminder', state: 'queued' })
  await visitorOf(site.url).sign(id)
  await visitorOf(site.url).finalize(id)
  const kinds = (await site.deliver(later(4))).map(({ text }) => text.includes('rappels'))
  expect(kinds).toEqual([false, false])
  expect((await rounds(site, 9, 12)).length).toBe(0)
})

test('an unproven address is reminded once, whatever its dossiers, and by a link of its own', async () => {
  const site = await siteInTime()
  for (const siret of ['732 829 320 00074', '552 100 554 00013'])
    await site.leftAt(await opened(site.url, { siret }), LEFT)
  const left = await rounds(site, 0, 14)
  expect(left).toHaveLength(1)
  expect(left[0]?.text).toContain('/dossier/lien/')
  expect(left[0]?.text).not.toContain(company.company_name)
})

test('« Ne plus me le rappeler » stops them by a button, and opening its page stops nothing', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await opened(site.url)
  await site.leftAt(id, LEFT)
  const [first] = await rounds(site, 1, 1)
  const token = /\/dossier\/rappels\/([\w-]+)/.exec(first?.text ?? '')?.[1]
  const address = `${site.url}/api/reminders/${token}`
  for (let look = 0; look < 2; look += 1)
    expect(await (await fetch(address)).json()).toEqual({ stopped: false })
  for (let press = 0; press < 2; press += 1)
    expect((await fetch(`${address}/stop`, { method: 'POST' })).status).toBe(200)
  expect(await (await fetch(address)).json()).toEqual({ stopped: true })
  expect(await rounds(site, 3, 12)).toEqual([])
  const admin = await administratorOf(site.url)
  await expect(admin.remindByHand({ params: { id } })).rejects.toMatchObject({ status: 409 })
  expect((await fetch(`${site.url}/api/reminders/x`)).status).toBe(404)
})

test('the team reminds by hand, once at a time; the clock then leaves the client in peace for a day', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await opened(site.url)
  const admin = await administratorOf(site.url)
  const remind = () => admin.remindByHand({ params: { id } })
  await Promise.all([remind(), remind()])
  await expect(remindByHand(site.deps, { ...OWNER, id: 'another' }, id)).rejects.toMatchObject({
    code: 'transition-forbidden',
  })
  const [sent] = await site.deliver('2099-01-05T09:00:00Z')
  expect(sent?.text).toContain('le RIB professionnel')
  // It has left; whoever lost the answer to it asks again.
  await remind()
  expect(await emailsOf(site.deps.db, 'reminder')).toHaveLength(1)
  const finished = await visitorOf(site.url).finish()
  await expect(admin.remindByHand({ params: { id: finished } })).rejects.toMatchObject({ status: 409 })
})

test('reminders pause while a quote waits for an aid, and count from the agreement on', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await opened(site.url)
  expect((await fetch(`${site.url}/api/company/${id}/quote`)).status).toBe(200)
  await site.leftAt(id, LEFT)
  await site.deps.db
    .updateTable('quotes')
    .set({ issued_at: new Date(LEFT), valid_until: later(60) })
    .execute()
  expect(await rounds(site, 1, 11)).toEqual([])
  await site.deps.db
    .updateTable('quotes')
    .set({ agreed_at: later(12) })
    .execute()
  await site.deps.db
    .updateTable('dossiers')
    .set({ last_activity_at: later(12) })
    .where('id', '=', id)
    .execute()
  // The thirteenth day is a Sunday.
  expect((await rounds(site, 12, 16)).map(({ day }) => day)).toEqual([14, 15])
})
