import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RESERVATION_MS } from '~/domain/access/quota'
import type { Db } from '~/store/database/database'
import { documentBytes } from '~/store/lists/counters'
import { releaseUpload, reserveUpload } from '~/store/pieces/upload-reservations'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { pdfFile } from '../../../tests/support/files/files'
import { startSite } from '../../../tests/support/program/in-process'

const MB = 1_000_000

async function open(url: string) {
  return await visitorOf(url).begin()
}

/** As a proxy on this machine hands on what an address sends. */
function uploadFrom(url: string, address: string, id: string, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'rib.pdf'))
  form.append('document_type', 'rib')
  const headers = { 'x-forwarded-for': address }
  return fetch(`${url}/api/company/${id}/upload-document`, { method: 'POST', headers, body: form })
}

test('forty uploads at once do not pass the limit of all pieces together', async () => {
  const { url, deps } = await startSite({ ROLE: 'web', STORAGE_LIMIT_GB: '0.02' })
  const ids = await Promise.all(Array.from({ length: 40 }, () => open(url)))
  const answers = await Promise.all(
    ids.map(id => visitorOf(url).upload(id, 'rib', 'rib.pdf', pdfFile(3 * MB))),
  )
  const statuses = answers.map(answer => answer.status)
  expect(new Set(statuses)).toEqual(new Set([201, 507]))
  const stored = await documentBytes(deps.db)
  expect(stored).toBeLessThanOrEqual(deps.storageBytes)
  // Room that was kept is given back: what is left takes whatever fits in it.
  expect(await deps.db.selectFrom('upload_reservations').selectAll().execute()).toEqual([])
  expect((await visitorOf(url).upload(await open(url), 'rib', 'rib.pdf', pdfFile())).status).toBe(201)
})

test('what a killed program kept for an upload ends by itself, not before', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const now = deps.clock()
  const reserve = (id: string, bytes: number, now: Date, onDisk: number | null = null) =>
    reserveUpload(deps.db, { id, bytes, room: { stored: 10, onDisk }, now })
  const at = (ms: number) => new Date(now.getTime() + ms)
  expect(await reserve('killed', 8, now)).toBe(true)
  expect(await reserve('next', 3, at(RESERVATION_MS - 1))).toBe(false)
  expect(await reserve('next', 3, at(RESERVATION_MS))).toBe(true)
  expect(await reserve('third', 8, at(RESERVATION_MS))).toBe(false)
  await releaseUpload(deps.db, 'next')
  expect(await reserve('third', 8, at(RESERVATION_MS), 7)).toBe(false)
  expect(await reserve('third', 8, at(RESERVATION_MS), 8)).toBe(true)
})

test('keeping room waits for no disk, what is written next on the same connection does', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const asked = { bytes: 1, room: { stored: 10, onDisk: null }, now: deps.clock() }
  await deps.db.connection().execute(async db => {
    const waits = async (trx: Db) => {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(trx)
      return rows[0]?.synchronous_commit
    }
    await db.transaction().execute(async trx => {
      await reserveUpload(trx, { id: 'within', ...asked })
      expect(await waits(trx)).toBe('off')
    })
    expect(await reserveUpload(db, { id: 'alone', ...asked })).toBe(true)
    expect(await waits(db)).toBe('on')
  })
})

test('one network cannot take more than a fiftieth of the limit in a day, and failed uploads cost nothing', async () => {
  const { url, deps } = await startSite({
    ...{ STORAGE_LIMIT_GB: '1', RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' },
  })
  const id = await open(url)
  const from = (address: string, bytes: Buffer) => uploadFrom(url, address, id, bytes)
  for (let host = 1; host <= 5; host++)
    expect((await from(`203.0.113.${host}`, Buffer.alloc(9 * MB))).status).toBe(415)
  for (const host of [1, 2]) expect((await from(`203.0.113.${host}`, pdfFile(9 * MB))).status).toBe(201)
  const refused = await from('203.0.113.3', pdfFile(9 * MB))
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect((await from('2001:db8:1:1::1', pdfFile(9 * MB))).status).toBe(201)
  expect((await from('2001:db8:1:2::1', pdfFile(9 * MB))).status).toBe(201)
  expect((await from('2001:db8:1:3::1', pdfFile(9 * MB))).status).toBe(429)
  expect((await from('198.51.100.1', pdfFile(9 * MB))).status).toBe(201)
  expect(await deps.db.selectFrom('upload_reservations').selectAll().execute()).toEqual([])
})
