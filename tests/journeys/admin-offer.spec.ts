import { alive } from '../support/browser/alive'
import { checkAccess, keepSession } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { expect, test } from '../support/journey'

test('by keyboard the owner sees another price on a page and in a message, sets it, and pages say it', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/409/)
  // The preview's frame runs no script: the browser says so of the journey's own.
  quiet.allowed.push(/Blocked script execution in 'about:srcdoc'/)
  await keepSession(page)
  await page.goto('/admin-dashboard/offre')
  const price = await alive(page.getByLabel('Prix hors taxes, en euros'))
  await expect(price).toHaveValue('5000')
  await price.fill('beaucoup')
  await expect(page.getByText('Écrivez une somme en euros.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mettre cette offre en vigueur' })).toBeDisabled()
  await price.fill('6 400,50')
  await expect(page.getByText(/Prix HT\s: 5\s000,00\s€ → 6\s400,50\s€/)).toBeVisible()
  await page.getByRole('button', { name: 'Sur une page' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'La même facture, trois décisions' })).toBeVisible()
  await checkAccess(page)
  await page.getByRole('button', { name: 'Dans un e-mail' }).press('Enter')
  await expect(
    page
      .frameLocator('iframe[title="Aperçu d’un e-mail"]')
      .getByText(/4\s680,60\s€/)
      .first(),
  ).toBeVisible()
  // Somebody else was before: what was typed stays, and is set once it was seen what it changes now.
  const colleague = await administratorOf(site.url)
  const { terms } = await colleague.offer({})
  await colleague.changeOffer({ body: { version: 0, terms: { ...terms, rates_note: 'Tarif de saison.' } } })
  const set = page.getByRole('button', { name: 'Mettre cette offre en vigueur' })
  await set.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Quelqu’un a changé l’offre entre-temps/)
  await expect(price).toHaveValue('6 400,50')
  await expect(page.getByRole('region', { name: 'Ce qui change' })).toContainText('Tarif de saison.')
  await set.press('Enter')
  await expect(page.getByText(/Version 2, 6\s400,50\s€ HT/)).toBeVisible()
  await checkAccess(page)
  await page.goto('/')
  await expect(page.getByText(/6\s400,50\s€ HT/).first()).toBeVisible()
})
