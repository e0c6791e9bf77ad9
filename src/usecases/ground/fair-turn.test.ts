import { expect, test } from 'vitest'
import { NotYet } from '~/domain/not-yet'
import { inspectionResult } from '~/store/pieces/inspections'
import { noteWork } from '~/store/pieces/piece-turns'
import { gate, waitingForALock } from '../../../tests/support/database/lock-waiters'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { pdfFile } from '../../../tests/support/files/files'
import { startSite } from '../../../tests/support/program/in-process'
import { fairTurn } from './fair-turn'

async function siteWithAFlood() {
  const site = await startSite({ ROLE: 'web', TRUSTED_PROXIES: '127.0.0.1' })
  const { db } = site.deps
  const at = (ip: string) => ({ 'x-forwarded-for': ip })
  const bring = async (ip: string, kind: string) => {
    const id = await visitorOf(site.url).begin()
    const form = new FormData()
    form.set('document_type', kind)
    form.set('file', new Blob([new Uint8Array(pdfFile(2_000))]), 'piece.pdf')
    const answer = await fetch(`${site.url}/api/company/${id}/upload-document`, {
      ...{ method: 'POST', headers: at(ip), body: form },
    })
    expect(answer.status).toBe(201)
    return id
  }
  /** As the queue does: one job for each piece, in the order in which they came. @returns whose piece each turn served */
  const turns = async (count: number) => {
    const served: string[] = []
    const jobs = await db.selectFrom('documents').select('id').orderBy('uploaded_at').orderBy('id').execute()
    for (const [n, { id }] of jobs.slice(0, count).entries())
      await fairTurn(site.deps, { work: 'inspect', job: `${n}`, document_id: id }, async document_id => {
        const { dossier_id } = await db
          .selectFrom('documents')
          .select('dossier_id')
          .where('id', '=', document_id)
          .executeTakeFirstOrThrow()
        served.push(dossier_id)
      })
    return served
  }
  return { ...site, db, bring, turns }
}

test('twenty small PDFs of one address kept an honest piece waiting for minutes: it has the second turn', async () => {
  const { bring, turns } = await siteWithAFlood()
  const flood: string[] = []
  for (let n = 0; n < 20; n++) flood.push(await bring(`203.0.113.${n}`, 'rib'))
  const honest = await bring('198.51.100.7', 'rib')
  const neighbour = await bring('203.0.113.99', 'kbis')
  const served = await turns(22)
  expect(served.slice(0, 2)).toContain(honest)
  expect(new Set(served)).toEqual(new Set([...flood, honest, neighbour]))
})

test('a network that has had its share of the hour waits, others do not; a job that is tried again takes up its own turn', async () => {
  const { deps, db, bring } = await siteWithAFlood()
  const greedy = await bring('203.0.113.1', 'rib')
  const [{ id: piece } = { id: '' }] = await db.selectFrom('documents').select('id').execute()
  const whose = { document_id: piece, dossier_id: greedy, network: '203.0.113.0/24', queued_at: new Date() }
  await noteWork(db, 'inspect', whose, { now: deps.clock(), spent_ms: 30 * 60_000 })
  const serve = async () => expect.unreachable('it has had its share')
  await expect(
    fairTurn(deps, { work: 'inspect', job: '1', document_id: piece }, serve),
  ).rejects.toBeInstanceOf(NotYet)

  const honest = await bring('198.51.100.7', 'rib')
  const failing = fairTurn(deps, { work: 'inspect', job: '2', document_id: piece }, async () => {
    throw new Error('the disk')
  })
  await expect(failing).rejects.toThrow('the disk')
  const served: string[] = []
  const note = async (id: string) => void served.push(id)
  await fairTurn(deps, { work: 'inspect', job: '2', document_id: piece }, note)
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('dossier_id', '=', honest)
    .executeTakeFirstOrThrow()
  expect(served).toEqual([id])
  expect(
    await db.selectFrom('piece_turns').select('document_id').where('work', '=', 'inspect').execute(),
  ).toEqual([{ document_id: piece }])
})

test('a piece that is replaced as its look ends: neither waits for the other', async () => {
  const { deps, db, bring } = await siteWithAFlood()
  await bring('203.0.113.1', 'rib')
  const { id } = await db.selectFrom('documents').select('id').executeTakeFirstOrThrow()
  const [held, going] = [gate(), gate()]
  const replaced = db.transaction().execute(async trx => {
    await trx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    held.open()
    await going.opened
    await trx.deleteFrom('documents').where('id', '=', id).execute()
  })
  await held.opened
  const looked = fairTurn(deps, { work: 'inspect', job: '1', document_id: id }, async document =>
    inspectionResult(document, { flags: [], inspected_at: deps.clock() }),
  )
  await waitingForALock(db)
  going.open()
  await Promise.all([replaced, looked])
  expect(await db.selectFrom('piece_turns').selectAll().where('work', '=', 'inspect').execute()).toEqual([])
})
