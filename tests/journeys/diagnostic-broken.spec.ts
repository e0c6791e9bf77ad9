import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { PUBLIC_PATHS } from '../../src/domain/content/public-pages'
import { alive } from '../support/browser/alive'
import { expect, test } from '../support/journey'
import { type Program, startProgram } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

/** The diagnostic of a site that a test breaks: what it says of each check, and its report. */
async function diagnose(page: Page, site: Program) {
  // How long a busy machine takes says nothing of what is broken: here no check gives up.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await page.goto(`${site.url}/diagnostic`)
  await (await alive(page.getByRole('button', { name: 'Lancer le diagnostic' }))).click()
  await expect(page.getByRole('heading', { name: 'Rapport' })).toBeVisible({ timeout: 180_000 })
  const lines = await page
    .getByRole('listitem')
    .filter({ hasText: / en \d+\sms/ })
    .allInnerTexts()
  const report = await page.locator('pre').innerText()
  return { states: lines.map(line => /Réussi|Échoué/.exec(line)?.[0]), lines, report }
}

const readiness = (site: Program, status: number) =>
  expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 180_000 }).toBe(status)

const [ok, failed] = ['Réussi', 'Échoué']
const GREEN = [ok, ok, ok, ok, ok]

test('the database stopped, then a file in the place of the folder: each is named, and heals', async ({
  page,
  quiet,
}) => {
  quiet.allowed.push(/Failed to load resource/, /leaves the site: http:\/\/localhost/)
  const site = await startProgram({ WARM_UP: 'off' })
  try {
    const database = join(site.dataDir, 'postgres')
    const pid = Number(readFileSync(join(database, 'postmaster.pid'), 'utf8').split('\n')[0])
    // Without its folder the server cannot be started again.
    renameSync(database, `${database}.away`)
    process.kill(pid, 'SIGQUIT')
    await readiness(site, 503)
    const stopped = await diagnose(page, site)
    expect(stopped.states).toEqual([ok, failed, failed, failed, failed])
    expect(stopped.lines[1]).toContain('Le service est momentanément indisponible')
    expect(stopped.lines[2]).toMatch(/Aucune entreprise de test\s: la création a échoué\./)
    expect(stopped.report).toContain('base de données EN PANNE, programme OK')
    // What needs the database says that it is away for a moment, and nobody keeps that.
    for (const path of [...PUBLIC_PATHS, `/dossier/${'a'.repeat(32)}`]) {
      const { status, headers } = await fetch(site.url + path)
      if (status !== 200)
        expect([path, status, headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    }
    renameSync(`${database}.away`, database)
    await readiness(site, 200)

    const files = join(site.dataDir, 'files')
    renameSync(files, `${files}.away`)
    writeFileSync(files, '')
    const covered = await diagnose(page, site)
    expect(covered.states).toEqual([ok, failed, failed, failed, failed])
    expect(covered.lines[1]).toContain('Le service est momentanément indisponible')
    expect(covered.report).toContain('base de données OK, programme OK')
    rmSync(files)
    renameSync(`${files}.away`, files)
    expect((await diagnose(page, site)).states).toEqual(GREEN)
  } finally {
    await site.remove()
  }
})

test('a font of the papers missing: the company is made, its PDF is what fails', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/, /leaves the site: http:\/\/localhost/)
  const root = mkdtempSync(join(tmpdir(), 'siteligible-copy-'))
  for (const part of ['build', 'content', 'src/invoicing/fonts', 'src/sites', 'package.json', 'agency.json'])
    cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const font = join(root, 'src/invoicing/fonts/title.ttf')
  renameSync(font, `${font}.away`)
  const site = await startCopy({}, root)
  try {
    const { states, lines, report } = await diagnose(page, site)
    expect(states).toEqual([ok, ok, failed, failed, failed])
    expect(lines[1]).toContain('Entreprise créée, sans facture')
    expect(lines[2]).toContain('La facture n’a pas pu être dessinée.')
    expect(report).toContain('base de données OK, programme OK')
    // The operator reads the cause in the log, not on a public page.
    await expect.poll(() => site.output()).toContain('title.ttf')
    renameSync(`${font}.away`, font)
    expect((await diagnose(page, site)).states).toEqual(GREEN)
  } finally {
    await site.remove()
    rmSync(root, { recursive: true, force: true })
  }
})
