import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'
import { runBulk } from '../../../usecases/bulk/run-bulk'

/** Companies of one name, opened and nothing more, and one that the filter leaves out. */
async function officeWith(count: number) {
  const site = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(site.url)
  const open = async (company_name: string) =>
    ((await (await visitor.submit({ ...company, company_name })).json()) as { id: string }).id
  const ids = await Promise.all(Array.from({ length: count }, (_, n) => open(`Menuiserie ${n}`)))
  const other = await open('Garage Lefort')
  return { ...site, visitor, ids, other, admin: await administratorOf(site.url) }
}

const lines = (
  deps: { db: Awaited<ReturnType<typeof officeWith>>['deps']['db'] },
  type: 'dossier-assigned',
) => deps.db.selectFrom('events').select('dossier_id').where('type', '=', type).execute()

test('an action reaches all that match, each once, though it is killed half-way', async () => {
  const { deps, ids, admin } = await officeWith(12)
  const filter = { search: 'menuiserie' }
  expect(await admin.previewBulk({ query: { ...filter, action: 'assign' } })).toEqual({
    matching: 12,
    meant: 12,
  })
  const me = (await admin.me({})).id
  const { id } = await admin.startBulk({
    body: { action: 'assign', account_id: me, selection: { ...filter, expected: 12 } },
  })
  // Killed in the middle: the fourth was done, and its end was never written down; the fifth was only begun.
  let looks = 0
  const killed = { ...deps, clock: () => (++looks > 14 ? die() : deps.clock()) }
  await expect(runBulk(killed, id)).rejects.toThrow('killed')
  const before = await lines(deps, 'dossier-assigned')
  expect(before.length).toBeGreaterThan(2)
  expect(before.length).toBeLessThan(12)
  const [done] = before
  await deps.db
    .updateTable('bulk_items')
    .set({ state: 'started' })
    .where('dossier_id', '=', String(done?.dossier_id))
    .execute()
  expect((await admin.bulkRuns({})).runs).toMatchObject([{ id, total: 12, finished_at: null }])

  await runBulk(deps, id)
  expect((await lines(deps, 'dossier-assigned')).map(line => line.dossier_id).sort()).toEqual([...ids].sort())
  expect((await admin.bulkRuns({})).runs).toMatchObject([{ id, total: 12, done: 12, left: 0 }])
  await expect(admin.cancelBulk({ params: { id } })).rejects.toMatchObject({ code: 'bulk-over' })
})

test('two workers at the same action do each dossier once, and end it', async () => {
  const { deps, ids, admin } = await officeWith(12)
  const me = (await admin.me({})).id
  const start = (by = admin) =>
    by.startBulk({
      body: { action: 'assign', account_id: me, selection: { search: 'menuiserie', expected: 12 } },
    })
  const pressed = await Promise.all([start(), start()])
  const { id } = await start()
  expect(pressed.map(run => run.id)).toEqual([id, id])
  await Promise.all([runBulk(deps, id), runBulk(deps, id), runBulk(deps, id)])
  expect((await lines(deps, 'dossier-assigned')).map(line => line.dossier_id).sort()).toEqual([...ids].sort())
  expect((await admin.bulkRuns({})).runs).toMatchObject([
    { id, done: 12, left: 0, finished_at: expect.any(String) },
  ])
})

test('two long actions held both places of the clock’s jobs: each stands behind what is due after its turn', async () => {
  const { deps, admin } = await officeWith(12)
  const me = (await admin.me({})).id
  const { id } = await admin.startBulk({
    body: { action: 'assign', account_id: me, selection: { search: 'menuiserie', expected: 12 } },
  })
  await sql`select graphile_worker.remove_job(${`bulk:${id}`})`.execute(deps.db)
  let looks = 0
  const slow = { ...deps, clock: () => new Date(Date.now() + 2_000 * ++looks) }
  await runBulk(slow, id)
  const done = (await lines(deps, 'dossier-assigned')).length
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(12)
  const { rows } = await sql`select from graphile_worker.jobs where key = ${`bulk:${id}`}`.execute(deps.db)
  expect(rows).toHaveLength(1)
  await runBulk(deps, id)
  expect((await admin.bulkRuns({})).runs).toMatchObject([{ id, total: 12, done: 12, left: 0 }])
})

test('a dossier that fails holds up no other, and is tried again', async () => {
  const { deps, ids, admin } = await officeWith(4)
  const { id } = await admin.startBulk({
    body: { action: 'remind', selection: { search: 'menuiserie', expected: 4 } },
  })
  const [faulty = '', silent = ''] = ids
  await deps.db.updateTable('dossiers').set({ email_proven_at: new Date() }).execute()
  const off = { reminders_off_at: new Date() }
  await deps.db.updateTable('dossiers').set(off).where('id', '=', silent).execute()
  await sql`
    create function refuse_faulty() returns trigger language plpgsql as
      $$ begin if new.dossier_id = ${sql.lit(faulty)} then raise 'faulty'; end if; return new; end $$;
    create trigger faulty before insert on reminders for each row execute function refuse_faulty()`.execute(
    deps.db,
  )
  await expect(runBulk(deps, id)).rejects.toThrow('1 of the dossiers failed')
  expect((await admin.bulkRuns({})).runs).toMatchObject([{ done: 2, left: 1, finished_at: null }])
  await sql`drop trigger faulty on reminders`.execute(deps.db)
  await runBulk(deps, id)
  expect((await admin.bulkRuns({})).runs).toMatchObject([
    { done: 3, left: 1, finished_at: expect.any(String) },
  ])
  expect((await admin.bulkItemsLeft({ params: { id } })).items).toMatchObject([
    { dossier_id: silent, because: 'Le client a demandé à ne plus recevoir de rappel.' },
  ])
})

test('what failed in a turn is told though others follow', async () => {
  const { deps, ids, admin } = await officeWith(12)
  const me = (await admin.me({})).id
  const { id } = await admin.startBulk({
    body: { action: 'assign', account_id: me, selection: { search: 'menuiserie', expected: 12 } },
  })
  await sql`
    create function refuse_faulty() returns trigger language plpgsql as
      $$ begin if new.id = ${sql.lit([...ids].sort()[0])} then raise 'faulty'; end if; return new; end $$;
    create trigger faulty before update on dossiers for each row execute function refuse_faulty()`.execute(
    deps.db,
  )
  let looks = 0
  const slow = { ...deps, clock: () => new Date(Date.now() + 2_000 * ++looks) }
  const told: string[] = []
  await runBulk(slow, id, ({ message }) => told.push(message))
  expect((await admin.bulkRuns({})).runs).toMatchObject([{ id, finished_at: null }])
  expect(told).toEqual(['1 of the dossiers failed'])
})

function die(): never {
  throw new Error('killed')
}

test('nothing is erased while it can be called back, nor ever once it was', async () => {
  const { deps, admin, visitor, ids, url } = await officeWith(3)
  const askForPiece = async (id: string) => {
    const { version } = await admin.readDossier({ params: { id } })
    const body = { status: 'Incomplet' as const, version, reason: 'Flou', documents: ['rib' as const] }
    await admin.changeStatus({ params: { id }, body })
  }
  await askForPiece(await visitor.finish({ company_name: 'Menuiserie signée' }))
  const late = await visitor.finish({ company_name: 'Menuiserie tardive' })
  const filter = { search: 'menuiserie' }
  expect(await admin.previewBulk({ query: { ...filter, action: 'erase' } })).toEqual({
    matching: 5,
    meant: 4,
  })
  const wrong = { selection: { ...filter, expected: 5 } }
  await expect(admin.startBulkErasure({ body: wrong })).rejects.toMatchObject({ code: 'selection-changed' })
  const manager = await invited(url, admin, { role: 'manager', email: 'gestion@exemple.fr' })
  const selection = { ...filter, expected: 4 }
  await expect(manager.startBulkErasure({ body: { selection } })).rejects.toMatchObject({
    code: 'not-permitted',
  })

  const first = await admin.startBulkErasure({ body: { selection } })
  expect(Date.parse(first.starts_at) - Date.now()).toBeGreaterThan(14 * 60_000)
  await manager.cancelBulk({ params: { id: first.id } })
  const [called] = (await admin.bulkRuns({})).runs
  expect(called).toMatchObject({ by: (await admin.me({})).name, cancelled_by: (await manager.me({})).name })
  expect(called?.cancelled_by).not.toBe(called?.by)
  await runBulk(deps, first.id)
  expect(await deps.db.selectFrom('erasures').selectAll().execute()).toEqual([])

  const { id } = await admin.startBulkErasure({ body: { selection } })
  // Its own rules are asked again when its turn comes.
  await askForPiece(late)
  await runBulk(deps, id)
  const gone = await deps.db.selectFrom('erasures').select('dossier_id').execute()
  expect(gone.map(row => row.dossier_id).sort()).toEqual([...ids].sort())
  expect((await admin.bulkItemsLeft({ params: { id } })).items).toMatchObject([
    { dossier_id: late, because: expect.stringMatching(/[a-zé]+ [a-zé]+/) },
  ])
})

test('sixty actions that came later hide none that can still be called back', async () => {
  const { deps, admin, url } = await officeWith(2)
  const selection = { search: 'menuiserie', expected: 2 }
  const { id } = await admin.startBulkErasure({ body: { selection } })
  const later = Array.from({ length: 60 }, (_, n) => ({
    ...{ id: `later ${n}`, action: 'assign' as const, details: '{}', total: 1 },
    ...{ asked_by: '{}', account_id: 'owner', created_at: new Date(Date.now() + n) },
    ...{ starts_at: new Date(), cancelled_at: null, finished_at: new Date() },
  }))
  await deps.db.insertInto('bulk_runs').values(later).execute()
  const manager = await invited(url, admin, { role: 'manager', email: 'gestion@exemple.fr' })
  const { runs } = await manager.bulkRuns({})
  expect(runs).toHaveLength(50)
  expect(runs.find(run => run.finished_at === null)).toMatchObject({ id, total: 2, by: runs[0]?.by })
  await manager.cancelBulk({ params: { id } })
})

test('what an action needs is asked for, and what it is not meant for is left', async () => {
  const { admin, visitor } = await officeWith(1)
  const handedIn = await visitor.finish({ company_name: 'Menuiserie soumise' })
  const start = (body: object) =>
    admin.startBulk({ body: { selection: { search: 'menuiserie', expected: 1 }, ...body } as never })
  await expect(start({ action: 'mark-transmitted', note: ' ' })).rejects.toMatchObject({
    code: 'invalid-fields',
  })
  await expect(start({ action: 'extend', months: 2 })).rejects.toMatchObject({ code: 'invalid-fields' })
  await expect(start({ action: 'assign' })).rejects.toMatchObject({ code: 'invalid-fields' })
  const { id } = await start({ action: 'extend', months: 2, note: 'Décision attendue' })
  const { runs } = await admin.bulkRuns({})
  expect(runs).toMatchObject([{ id, total: 1, action: 'extend' }])
  expect(handedIn).toMatch(/[\w-]{27}/)
})
