import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { FIRMS } from '../../../bench/support/papers/firms'
import { identityPapers } from '../../../bench/support/papers/identity-papers'
import { backUp, folderOfItsOwn } from '../../../tests/support/database/backup'
import { ownServerFolder } from '../../../tests/support/database/own-server'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { pieces, visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { filesHolding } from '../../../tests/support/files/canary'
import { SEAL_SETTINGS } from '../../../tests/support/files/papers'
import { textPdf } from '../../../tests/support/files/text-pdf'
import { daysLater } from '../../../tests/support/program/days-later'
import { startOn } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { eraseDossier } from '../retention/erase-dossier'
import { purgeDossiers } from '../retention/purge-dossiers'

const DECLARED = 'Atelier canari5481'
const IBAN = 'FR1420041010050500013M02606'
const SIREN = '552081317'

type Site = Awaited<ReturnType<typeof startOn>>

test('what was read is nowhere in clear, before and after the purge of a dossier and the erasure of another', async () => {
  const site = await siteOnItsOwnServer()
  const { deps, url } = site
  await provenAddresses(deps.db)
  const papers = await otherFirmsPapers()
  const old = await handIn(url, [...papers, ...OTHERS])
  const asked = await handIn(url, papers)
  await allRead(deps)
  expect((await visitorOf(url).sign(old)).status).toBe(200)
  expect((await visitorOf(url).finalize(old)).status).toBe(200)

  const values = await valuesRead(url, old)
  expect(values).toEqual(
    expect.arrayContaining([IBAN, SIREN, 'KERZWAKOR', 'MENUISERIE PLOUZANEC', 'Mme QUIBERVILLE Odette']),
  )
  // The search finds what does stand in clear: the declared name, in each of the places that hold rows or lines.
  for (const found of Object.values(await places(site, [DECLARED]))) expect(found).not.toEqual([])
  expect(await places(site, values)).toEqual(NOWHERE)

  await purgeDossiers(daysLater(deps, 352))
  await noticeAccepted(deps)
  await eraseDossier(deps, asked, 'demande')
  await purgeDossiers(daysLater(deps, 367))
  for (const id of [old, asked]) expect((await visitorOf(url).read(id)).status).toBe(404)
  expect(await places(site, values)).toEqual(NOWHERE)
  for (const table of ['readings', 'dossier_verdicts'] as const)
    expect(await deps.db.selectFrom(table).selectAll().execute()).toEqual([])

  const log = await readFile(join(site.dataDir, 'site.log'), 'utf8')
  expect(log).toContain('upload-document')
  expect(values.filter(value => log.includes(value))).toEqual([])
})

const NOWHERE = { tables: [], files: [], copy: [] }

/** Its database lies in its data folder, log of writes (WAL) included, and so does the program's own log. */
async function siteOnItsOwnServer(): Promise<Site> {
  const DATA_DIR = await ownServerFolder()
  const LOG_FILE = join(DATA_DIR, 'site.log')
  return startOn({ DATA_DIR, ...SEAL_SETTINGS, READ_PIECES: 'on', LOG_FILE, LOG_LEVEL: 'debug' })
}

type Paper = (typeof pieces)[number]

async function handIn(url: string, papers: readonly Paper[]): Promise<string> {
  const visitor = visitorOf(url)
  const id = await visitor.begin({ company_name: DECLARED })
  for (const paper of papers) expect((await visitor.upload(id, ...paper)).status).toBe(201)
  return id
}

/** What else a dossier needs to be signed. */
const OTHERS = pieces.filter(([kind]) => kind === 'identity_recto' || kind === 'urssaf')

/** Nothing that they say stands in the invoice that is kept. */
async function otherFirmsPapers(): Promise<Paper[]> {
  const account = [
    'RELEVÉ D’IDENTITÉ BANCAIRE',
    'Titulaire du compte : MENUISERIE PLOUZANEC',
    `IBAN ${IBAN}`,
    'BIC AGRIFRPP',
  ]
  const extract = [
    'EXTRAIT KBIS',
    'EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS',
    'Greffe du tribunal de commerce de Brest',
    'Immatriculation au RCS, numéro 552 081 317 R.C.S. Brest',
    'Dénomination : MENUISERIE PLOUZANEC',
    'Gérant',
    'Nom, prénoms : Mme QUIBERVILLE Odette',
  ]
  return [
    ['rib', 'rib.pdf', await textPdf(account)],
    ['kbis', 'kbis.pdf', await textPdf(extract)],
    ['identity_verso', 'verso.jpg', await cardBack()],
  ]
}

/** With a machine-readable zone. */
async function cardBack(): Promise<Buffer> {
  const [firm] = FIRMS
  if (!firm) throw new Error('no firm')
  const holder = { ...firm, manager: { ...firm.manager, last: 'KERZWAKOR', first: 'Ysoline' } }
  const card = identityPapers(holder, 0).find(({ name }) => name === 'card of 2021, back')
  return sharp(Buffer.from(card?.svg ?? ''))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const allRead = ({ db }: Deps) =>
  expect
    .poll(() => db.selectFrom('readings').select('document_id').where('state', '=', 'pending').execute(), {
      timeout: 300_000,
      interval: 300,
    })
    .toEqual([])

/** A notice counts once it was accepted. */
const noticeAccepted = ({ db }: Deps) =>
  expect
    .poll(() => db.selectFrom('emails').select('state').where('kind', '=', 'retention-notice').execute(), {
      timeout: 300_000,
    })
    .not.toContainEqual({ state: 'queued' })

/** All that the administration is shown of it but what any paper may say: words, and a part of each picture. */
async function valuesRead(url: string, id: string): Promise<string[]> {
  const admin = await administratorOf(url)
  const { documents } = await admin.readDossier({ params: { id } })
  const values: string[] = []
  for (const { document_type, reading } of documents) {
    const { crops } = await admin.readCrops({ params: { id, document_type } })
    values.push(...Object.values(reading.fields).flatMap(value => value.split('; ')))
    values.push(...Object.values(crops).map(jpeg => jpeg.slice(-120, -60)))
  }
  return values.filter(value => value.length >= 7 && !/^\d{4}-\d{2}-\d{2}$|^partial$/.test(value))
}

/** Where one of these words stands in clear: rows of any table, files of the site, a backup taken now. */
async function places(site: Site, words: string[]) {
  const folder = await folderOfItsOwn()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await backUp(site, folder)
  return {
    tables: await tablesHolding(site.deps, words),
    files: await filesHolding(site.dataDir, words),
    copy: await filesHolding(folder, words),
  }
}

async function tablesHolding({ db }: Deps, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const patterns = words.map(word => `%${word}%`)
  const found: string[] = []
  for (const { name } of rows) {
    const hit =
      await sql`select 1 from ${sql.raw(name)} as t where t::text ilike any(${patterns}) limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}
