import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { alertWebhook } from '~/gateways/alert-webhook'
import { writeSetting } from '~/store/settings'
import { startSite } from '../../../tests/support/in-process'
import { partOf, type Received, smtpSink } from '../../../tests/support/smtp-sink'
import { postAlert } from './post-alert'
import { watch } from './watch'

const HOUR = 3_600_000

test('an alert is told when it begins, once a day, and when it ends', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const at = (hours: number) => ({
    ...deps,
    alerts: { webhook: null },
    clock: () => new Date(Date.now() + hours * HOUR),
    // Whatever disk the tests run on, and a clock that is moved on purpose.
    encryptedFiles: { ...deps.encryptedFiles, usedShare: async () => 0.1 },
  })
  const told = async () =>
    (
      await deps.db
        .selectFrom('emails')
        .select('data')
        .where('kind', '=', 'agency-alert')
        .orderBy('created_at')
        .execute()
    )
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
  await writeSetting(deps.db, 'last_backup_at', new Date(Date.now() + 51 * HOUR).toISOString())
  await writeSetting(deps.db, 'piece_check', { at: '', pieces: 1, flaws: 2, next: null })
  await watch(at(52))
  expect((await told()).slice(2).sort()).toEqual(['backup ended', 'flawed-paper rings'])
  await writeSetting(deps.db, 'piece_check', { at: '', pieces: 1, flaws: 0, next: null })
  await deps.db.updateTable('emails').set({ state: 'failed' }).where('kind', '=', 'agency-alert').execute()
  await watch(at(53))
  expect((await told()).slice(4).sort()).toEqual(['dead-letters rings', 'flawed-paper ended'])
  await deps.db.updateTable('emails').set({ state: 'sent' }).where('state', '=', 'failed').execute()
  await watch({ ...at(54), encryptedFiles: { ...deps.encryptedFiles, usedShare: async () => 0.8 } })
  expect((await told()).slice(6).sort()).toEqual(['dead-letters ended', 'disk rings'])
})

test('pieces that fill what they are given are told before they reach it, however large the disk', async () => {
  const { deps } = await startSite({ ROLE: 'web', STORAGE_LIMIT_GB: '0.001' })
  const quiet = { ...deps.encryptedFiles, usedShare: async () => null }
  const site = { ...deps, alerts: { webhook: null }, encryptedFiles: quiet }
  const told = async () => {
    const emails = await deps.db
      .selectFrom('emails')
      .select('data')
      .where('kind', '=', 'agency-alert')
      .execute()
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

test('an address of the operator is told by POST; what does not answer is tried again', async () => {
  const bodies: unknown[] = []
  const server = createServer(async (incoming, outgoing) => {
    bodies.push(JSON.parse(await text(incoming)))
    outgoing.writeHead(bodies.length > 1 ? 503 : 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { deps } = await startSite({ ROLE: 'web' })
  const webhook = alertWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
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
  const hours = (n: number) => new Date(Date.now() + n * HOUR)
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
