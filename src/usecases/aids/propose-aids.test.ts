import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCities } from '~/gateways/content-folder'
import { readAidesEntreprises } from '~/gateways/read-aides-entreprises'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { startSite } from '../../../tests/support/program/in-process'
import { proposeAids } from './propose-aids'

/** Invented records, in the form that public clients of data.aides-entreprises.fr/files/aides.json read. */
const record = (change: object = {}) => ({
  id_aid: '9001',
  status: '1',
  aid_nom: 'Chèque numérique d&#39;essai',
  aid_objet: '<p>Aider les artisans à créer un <b>site internet</b>.</p>',
  aid_operations_el: '<ul><li>Création d&rsquo;un site vitrine</li></ul>',
  aid_conditions: 'Moins de 20 salariés.',
  aid_benef: 'Artisans et commerçants.',
  aid_montant: 'Subvention de 50 % plafonnée à 2 400 €.',
  date_fin: '0000-00-00 00:00:00',
  horodatage: '2026-10-05 10:00:01',
  couverture_geo: '1',
  cache_indexation: {
    natures: [{ id_typ: 3, typ_libelle: 'Subvention' }],
    profils: [{ id_tut: 4 }],
    territoires: [{ id_ter: 12, ter_libelle: 'NORMANDIE' }],
    financeurs: [{ org_nom: 'Région d’essai' }],
    projets: [],
  },
  complements: { source: [{ texte: 'Page', lien: 'https://region.example/aide', date: null }] },
  ...change,
})

const hostile = [
  null,
  'text',
  [],
  {},
  record({ id_aid: '../../etc' }),
  record({ id_aid: '9100', aid_nom: { $ne: null } }),
  record({ id_aid: '9101', status: '0' }),
  record({ id_aid: '9102', date_fin: '2020-01-01 00:00:00' }),
  record({ id_aid: '9103', aid_objet: 'Planter des haies', aid_operations_el: 'Haies', aid_nom: 'Haies' }),
  record({
    id_aid: '9104',
    aid_nom: '<script>alert(1)</script>Aide &lt;img src=x onerror=alert(1)&gt; \u202enum',
    aid_objet: `site internet ${'<'.repeat(200_000)}`,
    aid_conditions: '[ici](javascript:alert(1)) ![x](http://x.example/p.png) # titre',
    complements: { source: [{ lien: 'javascript:alert(1)' }, { lien: 'http://x.example' }] },
    cache_indexation: { territoires: [{ ter_libelle: 'CC de nulle part' }], natures: 'x', financeurs: null },
  }),
]

test('the register’s aids are proposed, taken or left by the team, and never published by themselves', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const territories = readCities('content')
  const propose = (...records: unknown[]) => proposeAids(deps, records, territories)
  const proposals = async () => (await admin.listAids({})).aids.filter(({ published }) => !published)
  const status = async (slug: string) => (await fetch(`${url}/aides/${slug}`)).status

  expect(await propose(record(), ...hostile)).toEqual({ proposed: 2, changed: 0 })
  const found = await proposals()
  const [honest, rude] = ['9001', '9104'].map(id => found.find(({ slug }) => slug.endsWith(id)))
  if (!honest || !rude) throw new Error('a proposal is missing')
  expect(honest).toMatchObject({
    slug: 'cheque-numerique-d-essai-9001',
    name: "Chèque numérique d'essai",
    origin: 'import',
    kind: 'subvention',
    body: 'Région d’essai',
    departments: ['14', '27', '50', '61', '76'],
    rate: 50,
    ceiling: 2400,
    signing: 'unknown',
    status: 'to-check',
    source_url: 'https://region.example/aide',
    source_dated: 'aides-entreprises.fr, 5\u00a0octobre\u00a02026',
    checked_on: '2026-10-05',
    ends_on: null,
  })
  expect(honest.conditions.every(({ rule }) => rule === '')).toBe(true)
  expect(rude.name).toBe('Aide num')
  expect(rude.source_url).toBe('https://www.aides-entreprises.fr/aide/9104')
  expect(rude.departments).toEqual([])
  expect(rude.conditions[0]?.says).toContain('sur le territoire')
  expect(JSON.stringify(rude)).not.toMatch(/<|\u202e/)
  expect(await status(honest.slug)).toBe(404)

  expect(await propose(record())).toEqual({ proposed: 0, changed: 0 })
  expect(await propose(record({ aid_montant: 'Jusqu’à 3 000 €' }))).toEqual({ proposed: 0, changed: 1 })
  await admin.deleteAid({ params: { id: rude.id }, query: { version: rude.version } })
  const again = (await proposals()).find(({ id }) => id === honest.id)
  if (!again) throw new Error('the proposal is gone')
  const { id, version, state: _, updated_at: __, origin: ___, ...body } = again
  await admin.updateAid({ params: { id }, body: { ...body, published: true, version } })
  expect(await status(honest.slug)).toBe(200)
  expect(await propose(record({ aid_montant: 'Autre chose' }), ...hostile)).toEqual({
    proposed: 0,
    changed: 0,
  })
  expect(await proposals()).toEqual([])
  const noted = await deps.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'aids-proposed')
    .orderBy('at')
    .execute()
  expect(noted.map(({ data }) => data)).toEqual([
    { proposed: 2, changed: 0 },
    { proposed: 0, changed: 1 },
  ])
})

test('a file that is no list of aids is named, and nothing is read of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-aids-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = async (text: string) => {
    const path = join(folder, 'aides.json')
    await writeFile(path, text)
    return readAidesEntreprises(path)
  }
  expect(await file(`\ufeff${JSON.stringify({ data: [record()] })}`)).toHaveLength(1)
  expect(await file(JSON.stringify([record()]))).toHaveLength(1)
  await expect(file('<html>')).rejects.toThrow('is not JSON')
  await expect(file('{"data":{}}')).rejects.toThrow('holds no list')
  await expect(file(JSON.stringify(Array.from({ length: 50_001 }, () => 0)))).rejects.toThrow('more than')
})
