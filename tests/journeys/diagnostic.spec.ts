import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { expect, test } from '../support/journey'
import { startCopy } from '../support/program/template-site'

const NAMES = [
  'API',
  'Création d’une entreprise',
  'Génération du PDF',
  'Téléchargement du PDF',
  'Affichage du PDF',
]

/** The first paper waits for the programs that draw and seal it, longer on a busy machine than these pages wait for any. */
test.beforeEach(async ({ site }) => {
  const made = await fetch(`${site.url}/api/test/create-test-company`, { method: 'POST' })
  expect(made.status).toBe(201)
})

test('the diagnostic is green, pauses between its checks, and its report can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/diagnostic')
  expect(await axeFindings(page)).toEqual([])
  await (await alive(page.getByRole('button', { name: 'Lancer le diagnostic' }))).click()
  await expect(page.getByRole('heading', { name: 'Rapport' })).toBeVisible({ timeout: 120_000 })
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Réussi en \d+\sms/ }),
  ).toHaveCount(5)
  const times = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(entry => entry.toJSON()),
  )
  const calls = times.filter(({ name }) => /\/api\/($|test|invoice)/.test(name))
  const pauses = calls.slice(1).map(({ startTime }, index) => startTime - calls[index].responseEnd)
  expect(pauses).toHaveLength(4)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(499)
  await page.getByRole('button', { name: 'Copier le rapport' }).click()
  await expect(page.getByText('Le rapport est copié.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  for (const [index, name] of NAMES.entries()) expect(report).toContain(`${index + 1}. ${name} – Réussi en`)
  expect(report).toMatch(/base de données OK, programme OK/)
  expect(await axeFindings(page)).toEqual([])
})

test('a slow answer, an empty one and none are told apart, and the other checks go on', async ({
  page,
  quiet,
}) => {
  quiet.allowed.push(/Failed to load resource/)
  // Never answered: the page gives it up, however busy it is.
  await page.route('**/api/', () => {})
  await page.route('**/api/invoice/*/download', route => route.fulfill({ status: 200, body: '' }))
  await page.route('**/api/invoice/*/view', route => route.abort())
  await page.goto('/diagnostic')
  await (await alive(page.getByRole('button', { name: 'Lancer le diagnostic' }))).click()
  const line = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(line('Affichage du PDF')).toContainText('Le serveur ne répond pas', { timeout: 120_000 })
  await expect(line('API')).toContainText(/Échoué en ([5-9]|\d\d)\d{3}\sms\s: Pas de réponse en 5\ss/)
  await expect(line('Création')).toContainText('Réussi')
  await expect(line('Génération du PDF')).toContainText('Réussi')
  await expect(line('Téléchargement du PDF')).toContainText('PDF vide ou non reçu')
  expect(await axeFindings(page)).toEqual([])
})

test('a test invoice opens in the viewer, is downloaded, opens in a tab, and closes', async ({ page }) => {
  await page.goto('/test-pdf')
  const button = await alive(page.getByRole('button', { name: 'Ouvrir une facture de test' }))
  await button.click()
  const viewer = page.getByRole('dialog', { name: /Facture TEST-/ })
  const tab = viewer.getByRole('button', { name: 'Ouvrir dans un nouvel onglet' })
  await expect(tab).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('facture_Entreprise de test.pdf')
  const opened = page.context().waitForEvent('page')
  await tab.click()
  expect((await opened).url()).toMatch(/^(blob:|about:blank)/)
  await (await opened).close()
  await viewer.getByRole('button', { name: 'Fermer' }).click()
  await expect(viewer).toBeHidden()
  await expect(button).toBeFocused()
})

test('one click, one PDF; a failure says which', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.goto('/test-simple')
  const button = await alive(page.getByRole('button', { name: 'Télécharger une facture de test' }))
  const download = page.waitForEvent('download')
  await button.click()
  expect((await download).suggestedFilename()).toBe('facture_Entreprise de test.pdf')
  expect(await axeFindings(page)).toEqual([])
  await page.route('**/api/test/download/*', route => route.fulfill({ status: 200, body: '' }))
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'PDF vide ou non reçu' })).toBeVisible()
  await page.route('**/api/test/download/*', route => route.abort())
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur lors du téléchargement' })).toBeVisible()
})

test('switched off, the three pages are not there and say why', async ({ page, quiet }) => {
  const site = await startCopy({ DIAGNOSTICS: 'off' })
  quiet.allowed.push(/Failed to load resource/, /leaves the site: http:\/\/localhost/)
  try {
    for (const path of ['/diagnostic', '/test-pdf', '/test-simple']) {
      expect((await page.goto(`${site.url}${path}`))?.status(), path).toBe(404)
      await expect(page.getByText('Les essais sont désactivés sur ce site.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
    }
    const calls = [
      fetch(`${site.url}/api/test/create-test-company`, { method: 'POST' }),
      fetch(`${site.url}/api/test/download/${'x'.repeat(32)}`),
    ]
    expect((await Promise.all(calls)).map(answer => answer.status)).toEqual([404, 404])
  } finally {
    await site.remove()
  }
})
