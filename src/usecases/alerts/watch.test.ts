import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR_MS } from '~/domain/milliseconds'
import { alertWebhook } from '~/gateways/alert-webhook'
import { addJob, failingJobs, retryFailingJobs } from '~/store/jobs/jobs'
import { writeSetting } from '~/store/operation/settings'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { startSite } from '../../../tests/support/program/in-process'
import { listening } from '../../../tests/support/servers/listening'
import { partOf, type Received, smtpSink } from '../../../tests/support/servers/smtp-sink'
import { readSystem } from '../admin/read-system'
import { tryParts } from '../diagnostics/try-parts'
import { countAnswers } from './count-answers'
import { postAlert } from './post-alert'
import { watch } from './watch'

test('an alert is told when it begins, once a day, and when it ends', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const at = (hours: number) => ({
    ...deps,
    alerts: { webhook: null },
    clock: () => new Date(Date.now() + hours * HOUR_MS),
    // Whatever disk the tests run on, and a clock that is moved on purpose.
    encryptedFiles: { ...deps.encryptedFiles, usedShare: async () => 0.1 },
  })
  const told = async () =>
    (await emailsOf(deps.db, 'agency-alert'))
      .map(({ data }) => data as { alert: string; ended: boolean })
      .filter(({ alert }) => alert !== 'clock')
      .map(({ alert, ended }) => `${alert} ${ended ? 'ended' : 'rings'}`)
  await watch(at(0))
  expect(await told()).toEqual([])
  await watch(at(26))
  await watch(at(27))
  expect(await told()).toEqual(['backup rings'])
  await watch(at(51))
  expect(await told()).toEqual(['backup rings', 'backup rings'])
  await writeSetting(deps.db, 'last_backup_at', new Date(Date.now() + 51 * HOUR_MS).toISOString())
  await writeSetting(deps.db, 'piece_check', { at: '', pieces: 1, flaws: 2, next: null })
  await watch(at(52))
  expect((await told()).slice(2).sort()).toEqual(['backup ended', 'flawed-paper rings'])
  await writeSetting(deps.db, 'piece_check', { at: '', pieces: 1, flaws: 0, next: null })
  await deps.db.updateTable('emails').set({ state: 'failed' }).where('kind', '=', 'agency-alert').execute()
  await watch(at(53))
  expect((await told()).slice(4).sort()).toEqual(['dead-letters rings', 'flawed-paper ended'])
  await deps.db.updateTable('emails').set({ state: 'sent' }).where('state', '=', 'failed').execute()
  await watch({
    ...at(54),
    encryptedFiles: { ...deps.encryptedFiles, usedShare: async () => 0.8, freeBytes: async () => 5e9 },
  })
  expect((await told()).slice(6).sort()).toEqual(['dead-letters ended', 'disk rings'])
})

test('pieces that fill what they are given are told before they reach it, however large the disk', async () => {
  const { deps } = await startSite({ ROLE: 'web', STORAGE_LIMIT_GB: '0.001' })
  const quiet = { ...deps.encryptedFiles, usedShare: async () => null }
  const site = { ...deps, alerts: { webhook: null }, encryptedFiles: quiet }
  const told = async () => {
    const emails = await emailsOf(deps.db, 'agency-alert')
    return emails
      .map(({ data }) => data as { alert: string; detail: string })
      .filter(({ alert }) => alert === 'disk')
      .map(({ detail }) => detail)
  }
  const fill = (n: number) =>
    deps.db
      .insertInto('counters')
      .values({ name: 'document-bytes', shard: n % 16, n })
      .execute()
  await fill(690_000)
  await watch(site)
  expect(await told()).toEqual([])
  await fill(10_001)
  await watch(site)
  expect(await told()).toEqual(['Les pièces prennent 70\u00a0% de la place qui leur est donnée.'])
})

test('an alert says what is now, and is told at once when it becomes urgent', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const full = (usedShare: number, freeBytes: number) => ({
    ...deps,
    alerts: { webhook: null },
    encryptedFiles: {
      ...deps.encryptedFiles,
      usedShare: async () => usedShare,
      freeBytes: async () => freeBytes,
    },
  })
  const told = async () => {
    const emails = await emailsOf(deps.db, 'agency-alert')
    return emails.map(({ data }) => data as { alert: string; urgent: boolean; figures: string[] })
  }
  await watch(full(0.72, 9e9))
  await watch(full(0.8, 6e9))
  expect(await told()).toHaveLength(1)
  const { alerts } = await readSystem(deps)
  expect(alerts).toEqual([
    {
      label: 'Disque bientôt plein',
      detail: 'Le disque est plein à 80\u00a0%\u00a0: il reste 6\u00a0Go.',
      urgent: false,
    },
  ])
  await watch(full(0.97, 0.5e9))
  expect((await told()).map(({ urgent }) => urgent)).toEqual([false, true])
  expect((await told())[1]?.figures[0]).toBe('Disque\u00a0: plein à 97\u00a0%, 0,5\u00a0Go libres')
})

test('a part that cannot work is told at once, and stands where the site is looked over', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const stuck = async () => {
    throw new Error('reader-program did not start')
  }
  const site = { ...deps, alerts: { webhook: null }, pieceReader: { read: stuck, stop: async () => {} } }
  expect(await tryParts(site, 'here:3000', ['renderer', 'reader', 'inspector', 'outbox'])).toEqual(['reader'])
  const alerts = () => deps.db.selectFrom('alerts').select(['name', 'detail', 'urgent']).execute()
  expect(await alerts()).toEqual([
    {
      name: 'broken-part',
      detail: 'À l’essai, ceci ne fonctionne pas\u00a0: la lecture des pièces.',
      urgent: true,
    },
  ])
  const deep = async () => (await (await fetch(`${url}/healthz/deep`)).json()) as { parts: object }
  expect((await deep()).parts).toMatchObject({
    renderer: 'ok',
    reader: 'failed',
    inspector: 'ok',
    outbox: 'ok',
  })
  const blind = { read: async () => null, stop: async () => {} }
  expect(await tryParts({ ...site, pieceReader: blind }, 'here:3000', ['renderer', 'reader'])).toEqual([
    'reader',
  ])
  expect(await tryParts({ ...site, pieceReader: null }, 'here:3000', ['reader'])).toEqual([])
  await watch(site)
  expect(await alerts()).toEqual([])
})

test('one signature that failed is told, and jobs that fail again and again', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const counter = countAnswers(deps, error => expect(error).toBe(null))
  counter.count({ status: 503, route: '/api/company/{id}/sign-invoice' })
  await counter.stop()
  await addJob(deps.db, 'sweep-orphans', {})
  await sql`update graphile_worker._private_jobs set attempts = 3, last_error = 'ENOENT'`.execute(deps.db)
  await watch({ ...deps, alerts: { webhook: null } })
  expect(await deps.db.selectFrom('alerts').select('name').orderBy('name').execute()).toEqual([
    { name: 'failed-signature' },
    { name: 'failing-jobs' },
  ])
  await retryFailingJobs(deps.db)
  expect(await failingJobs(deps.db)).toEqual([])
})

test('an address of the operator is told by POST; what does not answer is tried again', async () => {
  const bodies: unknown[] = []
  const server = createServer(async (incoming, outgoing) => {
    bodies.push(JSON.parse(await text(incoming)))
    outgoing.writeHead(bodies.length > 1 ? 503 : 204).end()
  })
  const { deps } = await startSite({ ROLE: 'web' })
  const webhook = alertWebhook(`${await listening(server)}/`)
  const alert = { alert: 'disk', detail: 'plein', ended: false, at: '2026-11-22T00:00:00Z' } as const
  await postAlert({ ...deps, alerts: { webhook } }, alert)
  expect(bodies).toEqual([{ site: deps.publicUrl, brand: deps.agency.brand, ...alert }])
  await expect(postAlert({ ...deps, alerts: { webhook } }, alert)).rejects.toThrow('503')
})

test('a late archive and a clock that is off are mailed with the page to read, and their end too', async () => {
  const sink = await smtpSink()
  const { deps } = await startSite({ SMTP_URL: sink.url })
  const quiet = {
    ...deps,
    alerts: { webhook: null },
    encryptedFiles: { ...deps.encryptedFiles, usedShare: async () => 0.1 },
  }
  const hours = (n: number) => new Date(Date.now() + n * HOUR_MS)
  /** What is in the mailbox of the agency, by its subject. */
  const mailed = async (n: number) => {
    await expect.poll(() => sink.received.length).toBe(n)
    return partOf(sink.received[n - 1] as Received, 'text/plain')
  }
  await watch({ ...quiet, archivedSince: hours(-1) })
  expect(await mailed(1)).toContain('docs/runbooks/archive.md')
  const kept = { kept_until: hours(0).toISOString(), base_at: hours(-1).toISOString(), failure: null }
  await writeSetting(deps.db, 'archive', kept)
  await watch({ ...quiet, archivedSince: hours(-1) })
  await mailed(2)

  await watch({ ...quiet, clock: () => new Date(Date.now() + 60_000) })
  expect(await mailed(3)).toContain('docs/runbooks/clock.md')
  await watch(quiet)
  await mailed(4)
  expect(await deps.db.selectFrom('alerts').select('name').execute()).toEqual([])
})
