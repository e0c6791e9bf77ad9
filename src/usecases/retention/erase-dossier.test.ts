import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { allSent } from '../../../tests/support/dossiers/all-sent'
import { granted, refused } from '../../../tests/support/dossiers/decisions'
import { pieces, visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { checkPapers } from '../statements/check-papers'
import { eraseDossier } from './erase-dossier'

const CANARY = 'canari7392'
const person = { company_name: `Hôtel ${CANARY}`, address: `1 rue ${CANARY}`, email: `${CANARY}@exemple.fr` }

const avoirs = ({ db }: Pick<Deps, 'db'>) => db.selectFrom('avoirs').selectAll().execute()

/** Every text of every table, one string per table that holds the canary. */
async function tablesWith(db: Awaited<ReturnType<typeof startSite>>['deps']['db'], word: string) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db)
  const found = []
  for (const { name } of rows) {
    const hit =
      await sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${word}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

test('an erased dossier leaves its issued invoice, the avoir that cancels it and their evidence, nothing else', async () => {
  const { deps, url, dataDir } = await startSite()
  const visitor = visitorOf(url)
  const id = await visitor.finish(person)
  const number = (await (await visitor.read(id)).json()).invoice_number
  const emails = join(dataDir, 'emails')
  await allSent(deps)
  expect(await filesUnder(emails)).toHaveLength(2)
  const before = (await filesUnder(join(dataDir, 'files'))).length

  expect(await eraseDossier(deps, id, 'demande')).toBe(true)
  expect(await eraseDossier(deps, id, 'demande')).toBe(false)

  expect((await tablesWith(deps.db, CANARY)).sort()).toEqual(['public.avoirs', 'public.invoices'])
  expect(await filesUnder(emails)).toEqual([])
  expect(before + 1 - (await filesUnder(join(dataDir, 'files'))).length).toBe(pieces.length)
  for (const file of await filesUnder(dataDir)) expect(String(await readFile(file))).not.toContain(CANARY)
  expect((await visitor.read(id)).status).toBe(404)
  expect((await fetch(`${url}/api/invoice/${id}/view`)).status).toBe(404)
  const admin = await administratorOf(url)
  expect((await admin.paper({ params: { number } })).status).toBe(200)
  expect((await admin.stats({})).total_dossiers).toBe(0)
  expect((await admin.factures({})).total).toBe(1)
  const [avoir] = await avoirs(deps)
  expect(avoir).toMatchObject({
    invoice_number: number,
    amount_ttc_cents: 600_000,
    paper: { motive: 'erased' },
  })
  expect((await admin.paper({ params: { number: String(avoir?.number) } })).status).toBe(200)
  expect(await checkPapers(deps)).toMatchObject({ papers: 2, flaws: [] })
})

test('a draft, which had no number, leaves nothing', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete(person)
  await eraseDossier(deps, id, 'échéance')
  expect(await tablesWith(deps.db, CANARY)).toEqual([])
  expect(await deps.db.selectFrom('invoices').select('number').execute()).toEqual([])
  const admin = await administratorOf(url)
  expect(await admin.factures({})).toMatchObject({ factures: [], total: 0 })
})

test('« Effacer ce dossier » needs the company’s name', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete(person)
  const admin = await administratorOf(url)
  const { version } = await admin.readDossier({ params: { id } })
  const erase = (confirmation: string) =>
    admin.eraseDossier({ params: { id }, body: { confirmation, version } })
  await expect(erase('oui')).rejects.toMatchObject({ status: 422, errors: [{ field: 'confirmation' }] })
  await erase(person.company_name)
  await expect(admin.readDossier({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('signed and not handed in: the avoir comes first, in the same unit of work', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete(person)
  await visitor.sign(id)
  const broken = { seal: () => Promise.reject(new Error('no seal today')), trustedPems: [] }
  await expect(
    eraseDossier({ ...deps, sealer: { ...deps.sealer, ...broken } }, id, 'échéance'),
  ).rejects.toThrow('no seal today')
  expect((await visitor.read(id)).status).toBe(200)
  expect(await avoirs(deps)).toEqual([])

  await Promise.all([1, 2, 3].map(() => eraseDossier(deps, id, 'échéance')))
  expect(await avoirs(deps)).toMatchObject([{ sequence: 1, paper: { motive: 'expired' } }])
  expect((await visitor.read(id)).status).toBe(404)
})

test('a balance due and a signed « Incomplet » are decided upon before anything goes', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const erase = async (id: string) => {
    const { version } = await admin.readDossier({ params: { id } })
    return admin.eraseDossier({ params: { id }, body: { confirmation: person.company_name, version } })
  }
  const accepted = await visitorOf(url).finish(person)
  const sentBack = await visitorOf(url).finish(person)
  const statusOf = async (id: string, body: object) => {
    const { version } = await admin.readDossier({ params: { id } })
    return admin.changeStatus({ params: { id }, body: { version, ...body } as never })
  }
  await statusOf(accepted, granted())
  await statusOf(sentBack, { status: 'Incomplet', reason: 'Illisible.', documents: ['rib'] })
  for (const id of [accepted, sentBack]) {
    await expect(erase(id)).rejects.toMatchObject({ status: 409, code: 'decide-first' })
    expect((await visitorOf(url).read(id)).status).toBe(200)
  }
  await statusOf(sentBack, refused())
  await erase(sentBack)
  expect(await avoirs(deps)).toHaveLength(1)
})
