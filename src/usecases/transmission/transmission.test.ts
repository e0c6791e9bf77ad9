import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import yauzl from 'yauzl'
import { NotYet } from '~/domain/not-yet'
import { documentsOf } from '~/store/pieces/documents'
import { writeResult } from '~/store/pieces/piece-turns'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { hurryJobs } from '../../../tests/support/dossiers/hurry'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { deceivingFiles } from '../../../tests/support/files/hostile-files'
import { startSite } from '../../../tests/support/program/in-process'
import { aidBodiesFile, aidBodyServer, SECRET, type Trouble } from '../../../tests/support/servers/aid-body'
import { partOf, smtpSink } from '../../../tests/support/servers/smtp-sink'
import type { Deps } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'
import { inspectDocument } from '../inspection/inspect-document'
import { mendTransmissions } from './mend-transmissions'
import { transmitDossier } from './transmit-dossier'

const transmissions = ({ db }: Deps) => db.selectFrom('transmissions').selectAll().orderBy('body').execute()

const post = (url: string, id = 'france-num') => ({
  id,
  name: 'France Num',
  channel: 'https',
  url,
  secret: SECRET,
})

test('a body that drops, refuses and hangs gets every dossier, signed, with one key for all copies', async () => {
  const troubles: Trouble[] = ['drop at once', 'drop after reading', 'refuse']
  const body = await aidBodyServer(request => troubles[request] ?? 'none')
  onTestFinished(body.close)
  const { url, deps } = await startSite({ AID_BODIES_FILE: await aidBodiesFile([post(body.url)]) })
  await provenAddresses(deps.db)
  const id = await visitorOf(url).finish()
  const hurried = () => hurryJobs(deps.db).then(() => transmissions(deps))
  await expect.poll(hurried, { interval: 200 }).toMatchObject([{ state: 'sent' }])
  const [transmission] = await transmissions(deps)
  expect(body.deliveries.map(({ acknowledged, authentic }) => ({ acknowledged, authentic }))).toEqual([
    { acknowledged: false, authentic: true },
    { acknowledged: true, authentic: true },
  ])
  expect(new Set(body.deliveries.map(delivery => delivery.key))).toEqual(new Set([transmission?.id]))
  expect(transmission?.receipt).toMatchObject({ status: 201, body: '{"recu":"R-1"}' })
  const zip = body.deliveries[1]?.zip
  expect(zip && (await entriesOf(zip))).toEqual([
    '00_recapitulatif.pdf',
    expect.stringMatching(/^01_identity_recto\.jpg$/),
    '02_identity_verso.png',
    '03_kbis.pdf',
    '04_rib.pdf',
    '05_urssaf.pdf',
    expect.stringMatching(/^facture_FTN-\d{4}-00001\.pdf$/),
    'SHA256SUMS',
  ])
  const administrator = await administratorOf(url)
  await administrator.resendTransmission({ params: { id: String(transmission?.id) } })
  await expect.poll(() => body.deliveries).toHaveLength(3)
  const { events } = await administrator.readDossier({ params: { id } })
  expect(events.map(event => event.type)).toContain('transmission-sent')
  const list = (query: { dossier_id?: string; state?: 'sent' | 'failed' }) =>
    administrator.transmissions({ query })
  expect((await list({ dossier_id: id })).transmissions).toMatchObject([
    { body_name: 'France Num', round: 1 },
  ])
  expect((await list({ state: 'failed' })).transmissions).toEqual([])
})

test('without a body the dossier is « à transmettre manuellement » until the administrator says how', async () => {
  const { url, deps } = await startSite()
  await provenAddresses(deps.db)
  await visitorOf(url).finish()
  const [transmission] = await transmissions(deps)
  expect(transmission).toMatchObject({ state: 'manual', channel: 'manual', round: 1 })
  const administrator = await administratorOf(url)
  const done = (note: string) =>
    administrator.markTransmitted({ params: { id: String(transmission?.id) }, body: { note } })
  await expect(done(' ')).rejects.toMatchObject({ status: 422 })
  await done('Remis en main propre le 3.')
  await expect(done('Encore.')).rejects.toMatchObject({ status: 409 })
  expect(await transmissions(deps)).toMatchObject([{ state: 'done', note: 'Remis en main propre le 3.' }])
})

test('a link opens by its button only, once, for a week', async () => {
  const { url: smtp, received } = await smtpSink()
  const file = await aidBodiesFile([
    { id: 'bpifrance', name: 'Bpifrance', channel: 'email', address: 'dossiers@bpifrance.example' },
  ])
  const { url, deps } = await startSite({ SMTP_URL: smtp, AID_BODIES_FILE: file })
  await provenAddresses(deps.db)
  await visitorOf(url).finish()
  const messages = () =>
    received.filter(({ recipients }) => recipients.includes('dossiers@bpifrance.example'))
  await expect.poll(messages).toHaveLength(1)
  const text = messages().map(message => partOf(message, 'text/plain'))[0] ?? ''
  const token = /transmission\/([\w-]{32})/.exec(text)?.[1]
  const call = `${url}/api/transmission/${token}`
  await expect.poll(() => transmissions(deps)).toMatchObject([{ state: 'sent', link_token: null }])
  for (let scan = 0; scan < 3; scan++) expect((await fetch(call)).status).toBe(200)
  expect((await fetch(call, { method: 'HEAD' })).status).not.toBe(500)

  const taken = await fetch(call, { method: 'POST' })
  expect(taken.headers.get('content-type')).toBe('application/zip')
  expect(await entriesOf(Buffer.from(await taken.arrayBuffer()))).toHaveLength(8)
  await expect.poll(() => transmissions(deps)).toMatchObject([{ state: 'collected' }])
  await deps.db.updateTable('transmissions').set({ link_window_ends_at: new Date() }).execute()
  for (const method of ['GET', 'POST']) expect((await fetch(call, { method })).status).toBe(404)
})

/** A dossier whose link has left for an aid body. @returns its token, and how a network presses its button */
async function linkOf(body: Record<string, string> = {}) {
  const { url: smtp } = await smtpSink()
  const bpifrance = { id: 'bpifrance', name: 'Bpifrance', channel: 'email', address: 'd@bpifrance.example' }
  const site = await startSite({
    SMTP_URL: smtp,
    AID_BODIES_FILE: await aidBodiesFile([{ ...bpifrance, ...body }]),
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  await provenAddresses(site.deps.db)
  await visitorOf(site.url).finish()
  await expect.poll(() => transmissions(site.deps)).toMatchObject([{ state: 'sent' }])
  await site.deps.db
    .updateTable('transmissions')
    .set({ link_hash: tokenHash('jeton') })
    .execute()
  const press = (address: string, form: Record<string, string> | null = null, accept = '*/*') => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form ?? {})) body.append(name, value)
    return fetch(`${site.url}/api/transmission/jeton`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, accept },
      ...(form ? { body } : {}),
    })
  }
  return { ...site, press }
}

const elsewhere = async ({ db }: Deps) => ({
  told: (await db.selectFrom('emails').select('id').where('kind', '=', 'agency-link-elsewhere').execute())
    .length,
  noted: (
    await db.selectFrom('events').select('ip').where('type', '=', 'transmission-tried-elsewhere').execute()
  ).map(event => event.ip),
})

test('a link read to 90 % binds itself to that network: a try from elsewhere is refused and told', async () => {
  const { deps, url, press } = await linkOf()
  const cut = await press('198.51.100.7')
  expect(cut.status).toBe(200)
  await cut.body?.cancel()
  for (const address of ['203.0.113.9', '203.0.113.10']) expect((await press(address)).status).toBe(403)
  expect(await elsewhere(deps)).toEqual({ told: 1, noted: ['203.0.113.9'] })
  const page = await press('203.0.113.9', {}, 'text/html')
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    '/transmission/jeton?refus=link-elsewhere',
  ])
  // Another machine of the same office.
  const whole = await press('198.51.100.8')
  expect(await entriesOf(Buffer.from(await whole.arrayBuffer()))).toHaveLength(8)
  await expect.poll(() => transmissions(deps)).toMatchObject([{ state: 'collected' }])
  expect((await press('198.51.100.7')).status).toBe(200)
  expect((await fetch(`${url}/api/transmission/jeton`)).status).toBe(200)
  await deps.db.updateTable('transmissions').set({ link_window_ends_at: new Date() }).execute()
  expect((await press('198.51.100.7')).status).toBe(404)
  expect((await press('203.0.113.9')).status).toBe(403)
  expect((await fetch(`${url}/api/transmission/jeton`)).status).toBe(404)
  // The team sends a new link: the one before is nobody's.
  const [{ id } = { id: '' }] = await transmissions(deps)
  await (await administratorOf(url)).resendTransmission({ params: { id } })
  expect((await press('203.0.113.9')).status).toBe(404)
})

test('a program killed in mid delivery does not use the link up; a week later it is over', async () => {
  const { deps } = await linkOf()
  const { collectTransmission } = await import('./collect-transmission')
  const at = (minutes: number) => ({ ...deps, clock: () => new Date(Date.now() + minutes * 60_000) })
  const body = { ...CLIENT, kind: 'body' as const }
  const collect = (minutes: number, ip = CLIENT.ip) =>
    collectTransmission(at(minutes), { ...body, ip }, 'jeton', { code: null, proof: null })
  // As a kill leaves it: begun, and never ended.
  await collect(0)
  expect(await transmissions(deps)).toMatchObject([{ state: 'sent' }])
  await expect(collect(20, '203.0.113.9')).rejects.toThrow('link-elsewhere')
  const { zip } = await collect(20)
  zip.resume()
  await expect.poll(() => transmissions(deps)).toMatchObject([{ state: 'collected' }])
  await expect(collect(36)).rejects.toThrow('not-found')

  await deps.db.updateTable('transmissions').set({ state: 'sent' }).execute()
  await expect(collect(7 * 24 * 60 + 1)).rejects.toThrow('not-found')
  await mendTransmissions(at(7 * 24 * 60 + 1))
  expect(await transmissions(deps)).toMatchObject([{ state: 'expired', link_hash: null }])
})

test('a body with a code of its own is asked for it; ten wrong ones end the link', async () => {
  const { deps, url, press } = await linkOf({ code: 'guichet-4712' })
  expect(await (await fetch(`${url}/api/transmission/jeton`)).json()).toMatchObject({ code_asked: true })
  expect((await press('198.51.100.7')).status).toBe(403)
  expect((await press('198.51.100.7', { code: 'guichet-4713' })).status).toBe(403)
  const taken = await press('203.0.113.9', { code: ' guichet-4712 ' })
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await taken.body?.cancel()
  await deps.db.updateTable('transmissions').set({ link_reader: null }).execute()
  for (let tries = 3; tries < 10; tries++)
    expect((await press('198.51.100.7', { code: 'x' })).status).toBe(403)
  expect((await press('198.51.100.7', { code: 'x' })).status).toBe(404)
  expect((await press('203.0.113.9', { code: 'guichet-4712' })).status).toBe(404)
  expect(await transmissions(deps)).toMatchObject([{ state: 'expired' }])
})

test('made-up links close the collection for nobody', async () => {
  const { url, press, deps } = await linkOf()
  await deps.db.deleteFrom('budgets').execute()
  const limited = { ...deps, rateLimits: true }
  const { collectTransmission } = await import('./collect-transmission')
  const collect = (token: string) =>
    collectTransmission(limited, { ...CLIENT, kind: 'body' }, token, { code: null, proof: null })
  for (let tries = 0; tries < 100; tries++) await expect(collect(`faux${tries}`)).rejects.toThrow('not-found')
  expect(await deps.db.selectFrom('budgets').selectAll().execute()).toEqual([])
  expect((await fetch(`${url}/api/transmission/faux`, { method: 'POST' })).status).toBe(404)
  const { zip } = await collect('jeton')
  zip.destroy()
  expect((await press('203.0.113.9')).status).toBe(403)
})

test('a file of bodies that is not right stops the start with one line', async () => {
  for (const [bodies, words] of [
    [[post('http://ailleurs.example')], /https:/],
    [[{ ...post('https://a.example'), secret: 'court' }], /32/],
    [[post('https://a.example'), post('https://b.example')], /twice/],
    [[{ id: 'x', name: 'X', channel: 'pigeon' }], /AID_BODIES_FILE/],
  ] as const) {
    await expect(startSite({ AID_BODIES_FILE: await aidBodiesFile([...bodies]) })).rejects.toThrow(words)
  }
  const file = await aidBodiesFile([])
  await writeFile(file, '{')
  await expect(startSite({ AID_BODIES_FILE: file })).rejects.toThrow(/cannot be read/)
})

function entriesOf(zip: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(zip, (error, file) => {
      if (error) return reject(error)
      const names: string[] = []
      file.on('entry', entry => names.push(entry.fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })
}

test('a dossier of an unproven address, or with a flagged piece, waits for a person', async () => {
  const body = await aidBodyServer(() => 'none')
  onTestFinished(body.close)
  const { url, deps } = await startSite({ AID_BODIES_FILE: await aidBodiesFile([post(body.url)]) })
  await visitorOf(url).finish()
  const becomes = (state: string) => expect.poll(() => transmissions(deps)).toMatchObject([{ state }])
  await becomes('held')
  const [{ id } = { id: '' }] = await transmissions(deps)
  await (await administratorOf(url)).resendTransmission({ params: { id } })
  await becomes('sent')
  await deps.db.deleteFrom('transmissions').execute()
  await provenAddresses(deps.db)
  const flagged = await visitorOf(url).complete()
  const [{ bytes } = { bytes: Buffer.alloc(0) }] = deceivingFiles()
  expect((await visitorOf(url).upload(flagged, 'kbis', 'kbis.pdf', bytes)).status).toBe(201)
  await visitorOf(url).sign(flagged)
  await visitorOf(url).finalize(flagged)
  await becomes('held')
})

test('a piece that nobody looked into yet is waited for, and one that nobody could look into waits for a person', async () => {
  const body = await aidBodyServer(() => 'none')
  onTestFinished(body.close)
  const { url, deps } = await startSite({
    ROLE: 'web',
    AID_BODIES_FILE: await aidBodiesFile([post(body.url)]),
  })
  await provenAddresses(deps.db)
  const id = await visitorOf(url).finish()
  const [{ id: transmission } = { id: '' }] = await transmissions(deps)
  await expect(transmitDossier(deps, transmission, true)).rejects.toThrow(NotYet)
  expect(await transmissions(deps)).toMatchObject([{ state: 'queued', attempts: 0 }])
  expect(body.deliveries).toEqual([])

  const hourLater = { ...deps, clock: () => new Date(Date.now() + 61 * 60_000) }
  await transmitDossier(hourLater, transmission, false)
  expect(await transmissions(deps)).toMatchObject([{ state: 'held' }])

  await deps.db.updateTable('transmissions').set({ state: 'queued' }).execute()
  for (const piece of await documentsOf(deps.db, id)) {
    const found = await inspectDocument(deps, piece.id, deps.clock())
    if (found) await writeResult(deps.db, found)
  }
  await transmitDossier(deps, transmission, false)
  expect(await transmissions(deps)).toMatchObject([{ state: 'sent' }])
})

test('what a client renounced is no longer sent to anybody', async () => {
  const body = await aidBodyServer(() => 'none')
  onTestFinished(body.close)
  const { url, deps } = await startSite({
    ROLE: 'web',
    AID_BODIES_FILE: await aidBodiesFile([post(body.url)]),
  })
  const id = await visitorOf(url).finish()
  await deps.db.updateTable('dossiers').set({ status: 'Refusé' }).where('id', '=', id).execute()
  const [waiting] = await transmissions(deps)
  await transmitDossier(deps, String(waiting?.id), false)
  expect(await transmissions(deps)).toMatchObject([{ state: 'superseded' }])
  expect(body.deliveries).toEqual([])
})
