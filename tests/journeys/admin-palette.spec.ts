import { checkAccess, signIn } from '../support/dashboard'
import { expect, test } from '../support/journey'
import { visitorOf } from '../support/path'

test('a dossier, a queue and a page are reached from anywhere, by keyboard and by finger', async ({
  page,
  site,
}) => {
  await visitorOf(site.url).finish({ company_name: 'Boulangerie Palette' })
  await signIn(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Aller à…' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await checkAccess(page)
  await page.keyboard.type('boulangerie pal')
  await expect(dialog.getByRole('option', { name: /Boulangerie Palette Soumis/ })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ résultats$/)
  await checkAccess(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Boulangerie Palette', level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Aller à…' }).click()
  await field.fill('verifier')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('À vérifier')
  await checkAccess(page)
  await dialog.getByRole('option', { selected: true }).click()
  await expect(page).toHaveURL(/file=to-check/)
})
