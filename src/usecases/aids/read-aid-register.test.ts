import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { startSite } from '../../../tests/support/program/in-process'
import { listening } from '../../../tests/support/servers/listening'
import { readAidRegister } from './read-aid-register'

/** Invented records, in the form of data.aides-entreprises.fr/files/aides.json. */
const record = (id: number, change: object = {}) => ({
  id_aid: String(id),
  status: '1',
  aid_nom: `Chèque numérique ${id}`,
  aid_objet: 'Créer un site internet.',
  aid_conditions: 'Moins de 20 salariés.',
  aid_montant: 'Subvention de 50 %.',
  date_fin: '0000-00-00 00:00:00',
  horodatage: '2026-10-05 10:00:01',
  cache_indexation: { natures: [{ typ_libelle: 'Subvention' }], territoires: [{ ter_libelle: 'NORMANDIE' }] },
  complements: { source: [] },
  ...change,
})

async function siteWithRegister(records: () => unknown) {
  const server = createServer((_, response) => void response.end(JSON.stringify(records())))
  const { url, deps } = await startSite({
    ROLE: 'web',
    AIDS_SOURCE_URL: `${await listening(server)}/aides.json`,
  })
  const admin = await administratorOf(url)
  return { deps, admin }
}

test('the register proposes what is new and tells of what it changed or removed of ours', async () => {
  let records: unknown = [record(1), record(2), record(3), record(4)]
  const { deps, admin } = await siteWithRegister(() => records)
  const aids = async () => (await admin.listAids({})).aids
  const found = async () => (await admin.aidFindings({})).findings

  await readAidRegister(deps)
  const proposed = (await aids()).filter(({ origin }) => origin === 'import')
  expect(proposed).toHaveLength(4)
  const [taken, left] = proposed
  if (!taken || !left) throw new Error('nothing was proposed')
  const { id, version, state: _, updated_at: __, origin: ___, ...body } = taken
  await admin.updateAid({ params: { id }, body: { ...body, published: true, version } })
  await admin.deleteAid({ params: { id: left.id }, query: { version: left.version } })
  const [takenId, leftId] = [taken, left].map(({ slug }) => Number(slug.split('-').at(-1)))

  await readAidRegister(deps)
  expect(await found()).toEqual([])
  // One that was left out comes back under no other name; of the one that was taken its new end is told.
  records = [1, 2, 3, 4].map(n =>
    record(n, {
      ...(n === leftId && { aid_nom: 'Un autre nom' }),
      ...(n === takenId && { date_fin: '2026-12-31 00:00:00', horodatage: '2026-11-20 08:00:00' }),
    }),
  )
  await readAidRegister(deps)
  expect((await aids()).filter(({ origin }) => origin === 'import')).toHaveLength(2)
  expect(await found()).toMatchObject([{ aid_id: id, origin: 'register', finding: 'changed' }])
  const [source] = (await admin.aidSources({ params: { id } })).sources
  expect(source?.read_text).toContain('Fin\u00a0: aucune annoncée')
  expect(source?.seen_text).toContain('Fin\u00a0: 2026-12-31')
  const [{ found_at = '' } = {}] = await found()
  const { version: now } = await admin.getAid({ params: { id } })
  await admin.confirmAidSource({ params: { id, origin: 'register' }, body: { found_at, version: now } })

  records = [record(takenId ?? 0, { status: '0' }), record(9)]
  await readAidRegister(deps)
  expect(await found()).toMatchObject([{ aid_id: id, origin: 'register', finding: 'vanished' }])

  for (const lie of ['<html>', { data: {} }, [], [{ nothing: true }]]) {
    records = lie
    await expect(readAidRegister(deps)).rejects.toThrow(/holds no|is not/)
  }
})

test('a taken aid is told apart from one of the same page: the page that both name is enough', async () => {
  const records = [record(7, { aid_nom: 'Planter des haies', aid_objet: 'Des haies' })]
  const { deps, admin } = await siteWithRegister(() => records)
  const [ours] = (await admin.listAids({})).aids
  if (!ours) throw new Error('the catalogue is empty')
  Object.assign(records[0] ?? {}, { complements: { source: [{ lien: ours.source_url }] } })
  await readAidRegister(deps)
  Object.assign(records[0] ?? {}, { aid_montant: 'Plus rien.' })
  await readAidRegister(deps)
  expect((await admin.aidFindings({})).findings).toMatchObject([{ aid_id: ours.id, finding: 'changed' }])
})
