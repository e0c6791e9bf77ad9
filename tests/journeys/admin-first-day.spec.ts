import { checkAccess, signIn } from '../support/browser/dashboard'
import { holdToasts, toastShown } from '../support/browser/held-toasts'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('on the first day the dashboard says what will come; a message that left can be sent again', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  const page = await context.newPage()
  await holdToasts(page)
  await signIn(page)
  await expect(page.getByText('Aucun dossier pour le moment.')).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await checkAccess(page)
  }

  await page.setViewportSize({ width: 1440, height: 800 })
  await visitorOf(site.url).finish()
  const row = page.getByRole('row', { name: /Accusé de réception/ })
  const reads = (words: RegExp) =>
    expect(async () => {
      await page.goto('/admin-dashboard/journal?onglet=e-mails')
      await expect(row).toContainText(words, { timeout: 30_000 })
    }).toPass({ timeout: 300_000 })
  await reads(/Gardé en fichier, non parti\s*1/)
  await row.getByRole('button', { name: /^Renvoyer/ }).click()
  await toastShown(page, 'Message remis dans la file : il repart maintenant.')
  await reads(/Gardé en fichier, non parti\s*2/)
  await context.close()
})
