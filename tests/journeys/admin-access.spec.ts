import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { checkAccess, checkAccessAtBoth, keepSession } from '../support/browser/dashboard'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

/** Every screen of the dashboard and what opens over it, each shown when this is there. */
const screensOf = (company: string): [path: string, shown: (page: Page) => Promise<void>][] => [
  ['/admin-dashboard', page => seen(page, 'Informations système')],
  ['/admin-dashboard?recherche=aucun-dossier-de-ce-nom', page => words(page, 'Aucun dossier ne correspond.')],
  [
    `/admin-dashboard?onglet=factures&recherche=${encodeURIComponent(company)}`,
    page => words(page, /^1\sfacture sur 1$/),
  ],
  ['/admin-dashboard?onglet=factures&recherche=aucune', page => words(page, 'Aucune facture ne correspond.')],
  ['/admin-dashboard', page => opened(page, 'Modifier la durée de conservation')],
  ['/admin-dashboard/international', page => seen(page, 'Inscriptions hors de France')],
  ['/admin-dashboard/international?recherche=personne-de-ce-nom', page => words(page, /Aucune inscription/)],
  ['/admin-dashboard/contenus', page => words(page, 'Retirer du site')],
  ['/admin-dashboard/contenus?onglet=pages', page => words(page, 'Retirer du site')],
  ['/admin-dashboard/contenus', page => opened(page, /^Supprimer\s: /)],
  ['/admin-dashboard/contenus/articles/nouveau', page => words(page, /L’aperçu paraît ici/)],
  ['/admin-dashboard/contenus/pages/nouveau', page => seen(page, 'Nouvelle page')],
  ['/admin-dashboard/journal', page => words(page, 'Connexion à l’administration')],
  ['/admin-dashboard/journal?onglet=e-mails', page => words(page, 'Accusé de réception')],
  ['/admin-dashboard/journal?onglet=transmissions', page => words(page, company)],
  ['/admin-dashboard/journal?onglet=transmissions', page => opened(page, /^Transmis autrement\s: /)],
]

/** What waits for a page and its first answers: on a machine that does much else twenty seconds were too few. */
const patient = expect.configure({ timeout: 60_000 })

const seen = (page: Page, name: string) => patient(page.getByRole('heading', { name })).toBeVisible()
const words = (page: Page, text: string | RegExp) => patient(page.getByText(text).first()).toBeVisible()
/** What comes late moves what stands below it: a button that moved under the finger is pressed again. */
async function opened(page: Page, name: string | RegExp) {
  const [button, dialog] = [page.getByRole('button', { name }).first(), page.getByRole('dialog')]
  await alive(button)
  await expect(async () => {
    if (await dialog.isHidden()) await button.click({ timeout: 15_000 })
    await expect(dialog).toBeVisible({ timeout: 15_000 })
  }).toPass()
}

test('each screen of the dashboard passes axe by day and by night, at a desk and on a telephone', async ({
  page,
  site,
}) => {
  test.setTimeout(1_200_000)
  const company = 'Cabinet Visible'
  await visitorOf(site.url).finish({ company_name: company })
  await page.goto('/admin-login')
  await checkAccessAtBoth(page)
  await keepSession(page)
  for (const [path, shown] of screensOf(company))
    await test.step(path, async () => {
      await page.goto(path)
      await shown(page)
      await checkAccessAtBoth(page)
    })
})

test('each dialog of a dossier passes axe by day and by night, at a desk and on a telephone', async ({
  page,
  site,
  quiet,
}) => {
  test.setTimeout(1_200_000)
  quiet.allowed.push(/404/)
  const id = await visitorOf(site.url).finish({ company_name: 'Cabinet à Dialogues' })
  await keepSession(page)
  await page.goto('/admin-dashboard/dossiers/un-dossier-qui-n-existe-pas')
  await words(page, 'Ce dossier n’existe pas, ou il a été effacé.')
  await checkAccessAtBoth(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const buttons = [
    'Accepter',
    'Refuser',
    'Demander des pièces',
    /^Voir\s: Pièce d’identité, recto/,
    /^Facture /,
  ]
  for (const button of [...buttons, 'Prolonger la conservation', 'Effacer ce dossier'])
    await test.step(String(button), async () => {
      await opened(page, button)
      await checkAccessAtBoth(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: button }).first()).toBeFocused()
    })
})

test('while the lists load, and when they cannot, the dashboard says so', async ({ page, quiet }) => {
  quiet.allowed.push(/503/)
  await keepSession(page)
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/admin/**', async route => {
    await held
    await route.fulfill({ status: 503, json: {} })
  })
  await page.goto('/admin-dashboard')
  await words(page, 'Chargement…')
  await checkAccess(page)
  letGo()
  const alerts = page.getByRole('alert')
  await expect(alerts.filter({ hasText: 'Erreur lors du chargement des données' })).not.toHaveCount(0)
  await expect(alerts.filter({ hasText: 'Ce qui attend n’a pas pu être lu.' })).toHaveCount(1)
  await checkAccess(page)
})
