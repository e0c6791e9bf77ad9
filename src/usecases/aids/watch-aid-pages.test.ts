import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '~/domain/milliseconds'
import { parisDay } from '~/domain/text/french'
import { findSource, lockWatchedAid } from '~/store/aids/aid-sources'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { SAMPLE_SEAL, sampleSealer } from '../../../tests/support/files/papers'
import { startSite } from '../../../tests/support/program/in-process'
import { listening } from '../../../tests/support/servers/listening'
import { watchAidPages } from './watch-aid-pages'

const sheet = (rate: number) =>
  `<main><h1>Aide d’essai</h1><p>La Région paie ${rate} % d’un site vitrine. ${'Le dépôt précède la commande. '.repeat(10)}</p></main>`

/** A server with a certificate of its own: sources are in https. */
async function bodyServer() {
  await sampleSealer()
  const state: { answer: RequestListener } = { answer: (_, response) => void response.end(sheet(30)) }
  const server = createServer(
    { cert: readFileSync(join(SAMPLE_SEAL, 'seal.pem')), key: readFileSync(join(SAMPLE_SEAL, 'seal.key')) },
    (request, response) => state.answer(request, response),
  )
  const address = await listening(server)
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  onTestFinished(() => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before
  })
  return { state, server, url: address.replace('http:', 'https:') }
}

/** One aid whose source stands on that server; the others are read by nobody. */
async function watchedSite() {
  const { state, server, url: source } = await bodyServer()
  const { url, deps } = await startSite({ ROLE: 'web', AIDS_WATCH: 'local' })
  const admin = await administratorOf(url)
  await deps.db.updateTable('aids').set({ published: false }).execute()
  const [stored] = (await admin.listAids({})).aids
  if (!stored) throw new Error('the catalogue is empty')
  const { id, version, state: _, updated_at: __, origin: ___, ...body } = stored
  await admin.updateAid({
    params: { id },
    body: { ...body, source_url: `${source}/aide`, checked_on: '2026-01-05', published: true, version },
  })
  let now = new Date()
  const nights = async (count = 1) => {
    for (let night = 0; night < count; night++) {
      now = new Date(now.getTime() + DAY_MS)
      await watchAidPages({ ...deps, clock: () => now })
    }
  }
  const aid = () => admin.getAid({ params: { id } })
  const findings = async () => (await admin.aidFindings({})).findings
  const page = async () => (await admin.aidSources({ params: { id } })).sources[0]
  const read = async (foundAt?: string) =>
    admin.confirmAidSource({
      params: { id, origin: 'page' },
      body: { found_at: foundAt ?? (await findings())[0]?.found_at ?? '', version: (await aid()).version },
    })
  return { state, server, source, deps, admin, id, nights, aid, findings, page, read }
}

test('a page that changes is told with both texts, and two clicks say that it was read', async () => {
  const { state, nights, findings, page, aid, read, deps } = await watchedSite()
  await nights(2)
  expect(await findings()).toEqual([])
  state.answer = (_, response) => void response.end(sheet(20))
  await nights()
  const [finding] = await findings()
  expect(finding).toMatchObject({ finding: 'changed', origin: 'page' })
  const told = await page()
  expect(told?.read_text).toContain('30 %')
  expect(told?.seen_text).toContain('20 %')
  await nights()
  expect(await findings()).toEqual([finding])
  await read()
  expect((await aid()).checked_on).toBe(parisDay(deps.clock()))
  expect(await findings()).toEqual([])
  await nights()
  expect(await findings()).toEqual([])
  state.answer = (_, response) => void response.end(sheet(10))
  await nights()
  state.answer = (_, response) => void response.end(sheet(20))
  await nights()
  expect(await findings()).toEqual([])
  const noted = await deps.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('type', 'in', ['aid-source-found', 'aid-source-read'])
    .orderBy('id')
    .execute()
  expect(noted.map(({ type }) => type)).toEqual(['aid-source-found', 'aid-source-read', 'aid-source-found'])
})

test('a page that moved is read at its new address', async () => {
  const { state, source, nights, findings, aid, read } = await watchedSite()
  await nights()
  state.answer = (request, response) => {
    if (request.url === '/aide') response.writeHead(301, { location: '/nouvelle' }).end()
    else response.end(sheet(30))
  }
  await nights()
  expect(await findings()).toMatchObject([{ finding: 'moved' }])
  await read()
  expect((await aid()).source_url).toBe(`${source}/nouvelle`)
  await nights()
  expect(await findings()).toEqual([])
})

test('a page that vanished is told once, and « vu » claims no reading', async () => {
  const { state, nights, findings, aid, read } = await watchedSite()
  await nights()
  const gone = () => {
    state.answer = (_, response) => void response.writeHead(404).end(sheet(30))
  }
  gone()
  await nights()
  expect(await findings()).toMatchObject([{ finding: 'vanished' }])
  await read()
  expect((await aid()).checked_on).toBe('2026-01-05')
  await nights(2)
  expect(await findings()).toEqual([])
  state.answer = (_, response) => void response.end(sheet(30))
  await nights()
  gone()
  await nights()
  expect(await findings()).toMatchObject([{ finding: 'vanished' }])
})

test('a server that hangs up is told on its third night; where nobody answers, our line is cut and nothing is told', async () => {
  const { state, server, nights, findings, deps, admin, id } = await watchedSite()
  await nights()
  state.answer = (_, response) => void response.writeHead(503).end()
  await nights(2)
  expect(await findings()).toEqual([])
  await nights()
  expect(await findings()).toMatchObject([{ finding: 'silent' }])
  expect((await admin.aidSources({ params: { id } })).sources[0]).toMatchObject({
    status: 503,
    reason: 'failing',
  })
  const before = await findSource(deps.db, id, 'page')
  server.closeAllConnections()
  await new Promise(closed => server.close(closed))
  await nights(5)
  expect(await findSource(deps.db, id, 'page')).toEqual(before)
})

test('a server that says « not modified » whatever it changed is asked for all of it after a week', async () => {
  const { state, nights, findings } = await watchedSite()
  let rate = 30
  state.answer = (request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304).end()
    else response.writeHead(200, { etag: '"for ever"' }).end(sheet(rate))
  }
  await nights()
  rate = 15
  await nights(5)
  expect(await findings()).toEqual([])
  await nights(3)
  expect(await findings()).toMatchObject([{ finding: 'changed' }])
})

test('what is confirmed is what was looked at: a later finding, a colleague’s change and an unknown source are told', async () => {
  const { state, nights, findings, admin, id, aid, read } = await watchedSite()
  await nights()
  state.answer = (_, response) => void response.end(sheet(20))
  await nights()
  const [{ found_at = '' } = {}] = await findings()
  await expect(read(new Date(0).toISOString())).rejects.toMatchObject({ code: 'content-changed' })
  const { version } = await aid()
  const confirm = (origin: string, of: number) =>
    admin.confirmAidSource({ params: { id, origin }, body: { found_at, version: of } })
  await expect(confirm('page', version - 1)).rejects.toMatchObject({ code: 'content-changed' })
  await expect(confirm('elsewhere', version)).rejects.toMatchObject({ code: 'not-found' })
  await expect(confirm('register', version)).rejects.toMatchObject({ code: 'content-changed' })
  expect(await findings()).toHaveLength(1)
  const both = await Promise.allSettled([confirm('page', version), confirm('page', version)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an answer to an address that the team replaced meanwhile is dropped', async () => {
  const { state, nights, findings, admin, id, aid, source, deps } = await watchedSite()
  await nights()
  let asked = () => {}
  const arrived = new Promise<void>(resolve => {
    asked = resolve
  })
  let answerNow = () => {}
  state.answer = (_, response) => {
    answerNow = () => void response.end(sheet(5))
    asked()
  }
  const night = watchAidPages(deps)
  await arrived
  const { version, state: _, updated_at: __, origin: ___, id: ____, ...body } = await aid()
  await admin.updateAid({ params: { id }, body: { ...body, source_url: `${source}/autre`, version } })
  answerNow()
  await night
  expect(await findings()).toEqual([])
  expect((await findSource(deps.db, id, 'page'))?.address).toBe(`${source}/aide`)
  expect(await deps.db.transaction().execute(trx => lockWatchedAid(trx, id))).toBeDefined()
})
