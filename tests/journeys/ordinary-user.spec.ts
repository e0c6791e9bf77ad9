import { execFile } from 'node:child_process'
import {
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { own, userOf } from '../../src/store/embedded/cluster'
import { chooseIdentity, type RunIdentity } from '../../src/store/embedded/identity'
import { visitorOf } from '../support/dossiers/path'
import { textPdf } from '../support/files/text-pdf'
import { type Program, startProgram } from '../support/program/program'

test.describe.configure({ mode: 'serial' })

const root = process.getuid?.() === 0
/** The site's user: nobody where we are root, else ourselves. */
let user: RunIdentity
let place: string
/** The program as its owner built it: the site's user may read it, and no more. */
let program: string
/** The folder of the site's user, with a space and an accent. */
let home: string
let site: Program

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'siteligible-user-'))
  await promisify(execFile)('chmod', ['711', place])
  program = join(place, 'Site d’été')
  mkdirSync(program)
  for (const name of readdirSync('.'))
    if (!/^(node_modules|data|test-results|\.git|\.react-router)$/.test(name))
      cpSync(name, join(program, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(program, 'node_modules'))
  user = chooseIdentity([join(program, 'build'), resolve('node_modules')])
  home = join(place, 'Données du site')
  for (const folder of [home, join(home, 'copies')]) {
    mkdirSync(folder, { mode: 0o711 })
    own(folder, user)
  }
  site = await startedOn('data')
})

test.afterAll(async () => {
  await site?.remove()
  rmSync(place, { recursive: true, force: true })
})

const startedOn = (name: string) =>
  startProgram({ DATA_DIR: join(home, name), READ_PIECES: 'on', HOME: home }, program, user)

/** A command of the runbooks, by whom it is called. @returns what it prints */
async function npm(words: string[], { by, on = 'data' }: { by: RunIdentity; on?: string }) {
  const [command = '', ...all] = [...by.prefix, 'npm', 'run', '--silent', ...words]
  const { stdout, stderr } = await promisify(execFile)(command, all, {
    ...userOf(by),
    cwd: program,
    env: { PATH: process.env.PATH, HOME: home, DATA_DIR: join(home, on) },
  })
  return `${stdout}${stderr}`
}

test('as an ordinary user a piece is read, and a dossier is signed and handed in', async () => {
  const visitor = visitorOf(site.url)
  const id = await visitor.complete()
  const paper = await textPdf([
    'Urssaf',
    'ATTESTATION DE VIGILANCE',
    'Attestation de fourniture des déclarations sociales et paiement des cotisations',
    'SIRET : 732 829 320 00074',
  ])
  await visitor.handIn(id, 'urssaf', 'urssaf.pdf', paper)
  const readings = async () => {
    const { documents } = (await (await visitor.read(id)).json()) as {
      documents: { document_type: string; reading: { state: string; kind: string } }[]
    }
    return documents.find(({ document_type }) => document_type === 'urssaf')?.reading
  }
  await expect.poll(readings, { timeout: 300_000 }).toMatchObject({ state: 'done', kind: 'urssaf' })
  await visitor.signAndFinalize(id)
})

test('the site’s user copies the site and looks it over with what another user built', async () => {
  expect(await npm(['backup', '--', join(home, 'copies')], { by: user })).toContain('Backup written')
  expect(await npm(['doctor'], { by: user })).toMatch(/^Nothing is broken$/m)
  expect(await npm(['check-papers'], { by: user })).toMatch(/ 1 papers and \d+ pieces checked, 0 flaws/)
})

test('commands of root become the site’s user, and what root restores is given to that user', async () => {
  test.skip(!root || user.uid === undefined, 'only root becomes another user')
  const by = { prefix: [] }
  expect(await npm(['backup', '--', join(home, 'copies')], { by })).toContain('This runs as nobody')
  await site.stop()
  expect(await npm(['doctor'], { by })).toMatch(/^Nothing is broken$/m)
  for (const name of ['data', 'copies']) expect(ownersBelow(join(home, name))).toEqual([user.uid])
  expect(await npm(['restore', '--', join(home, 'copies')], { by, on: 'back' })).toContain(
    'belongs to nobody',
  )
  expect(ownersBelow(join(home, 'back'))).toEqual([user.uid])
  const back = await startedOn('back')
  expect(await npm(['check-papers'], { by: user, on: 'back' })).toMatch(
    / 1 papers and \d+ pieces checked, 0 flaws/,
  )
  await back.remove()
})

test('what root left in the folder of another user is found, with the line that mends it', async () => {
  test.skip(!root || user.uid === undefined, 'only root leaves such files')
  chownSync(join(home, 'data', 'emails'), 0, 0)
  const said = await npm(['doctor'], { by: user }).catch(({ stdout }) => stdout)
  expect(said).toMatch(/^BROKEN Owner of the data folder: .*emails.*chown -R --reference=/m)
  chownSync(join(home, 'data', 'emails'), Number(user.uid), Number(user.gid))
})

/** To whom what lies there belongs. */
function ownersBelow(folder: string): number[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return [...new Set(paths.map(path => lstatSync(join(folder, path)).uid))]
}
