import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { checkMoment } from '../support/browser/moments'
import { decide } from '../support/dossiers/decide'
import { granted } from '../support/dossiers/decisions'
import { visitorOf } from '../support/dossiers/path'
import { telephonePhoto } from '../support/files/telephone-photo'
import { expect, PASSWORD, test } from '../support/journey'

const TELEPHONE = { width: 360, height: 740 }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const preview = (page: Page) => page.frameLocator('iframe[title="Aperçu de votre site"]')

test('an owner says on a telephone what his site needs, sees it grow, and reads it once the team shows it', async ({
  page,
  context,
  site,
  quiet,
}) => {
  const id = await visitorOf(site.url).finish()
  await decide(site, id, granted(6_000))
  await page.setViewportSize(TELEPHONE)
  await page.goto(`/dossier/${id}`)

  // Name, telephone, e-mail, address and SIREN are known from the dossier.
  const trade = page.getByLabel('Votre métier')
  await (await alive(trade)).fill('Menuisier')
  await checkMoment(page, 'site-firm')
  await button(page, 'Voir mon site').click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await button(page, 'Cacher mon site').click()
  await button(page, 'Continuer').click()

  await page
    .getByLabel(/comme vous les diriez/)
    .fill('du mardi au samedi 9h-12h30 / 14h-19h\nle matin souvent')
  await expect(page.getByText('le matin souvent').last()).toBeVisible()
  const tuesday = button(page, /^mardi/i)
  await expect(tuesday).toContainText(/9\sh – 12\sh\s30, 14\sh – 19\sh/)
  await tuesday.click()
  await expect(page.getByLabel('De', { exact: true }).first()).toHaveValue('09:00')
  await checkMoment(page, 'site-hours')
  await button(page, 'Continuer').click()

  await page
    .getByLabel(/un par ligne/)
    .fill('Porte d’entrée ...... 890 €\nPose : 45 à 60 €\nVolets à partir de 320 € HT')
  await button(page, 'Ajouter cette liste').click()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveCount(2)
  await expect(page.getByLabel(/un par ligne/)).toHaveValue('Pose : 45 à 60 €')
  await checkMoment(page, 'site-services')
  await button(page, 'Continuer').click()

  await page.getByLabel('Forme de votre entreprise').selectOption('EI')
  await page.getByLabel(/dirige la publication/).fill('Jeanne Martin')
  await checkMoment(page, 'site-legal')
  await button(page, 'Continuer').click()
  await checkMoment(page, 'site-more')
  await button(page, 'Continuer').click()
  await expect(page.getByText('Tout ce qu’il faut est là : nous créons votre site.')).toBeVisible()
  await checkMoment(page, 'site-check')

  await page
    .locator('#site-photos')
    .setInputFiles({ name: 'atelier.jpg', mimeType: 'image/jpeg', buffer: await telephonePhoto() })
  const words = page.getByLabel('Ce que montre la photo 1')
  await words.fill('L’atelier vu de la rue')
  const kept = page.waitForResponse(
    // The picture itself lies at such an address too.
    answer => answer.url().includes('/photos/') && answer.request().method() !== 'GET' && answer.ok(),
  )
  await words.blur()
  await kept
  await button(page, 'Voir mon site').click()
  const shown = preview(page).getByRole('img', { name: 'L’atelier vu de la rue' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await button(page, 'Cacher mon site').click()

  // The team reads what is missing, draws the site, and moves it on.
  const desk = await context.newPage()
  quiet.allowed.push(/Failed to load resource/)
  await desk.goto('/admin-dashboard')
  await desk.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await button(desk, 'Se connecter').first().click()
  await expect(button(desk, 'Se connecter')).toHaveCount(0)
  await expect(desk).toHaveURL(/admin-dashboard/)
  await desk.goto(`/admin-dashboard/dossiers/${id}`)
  await expect(desk.getByLabel('Ce qui manque au site')).not.toContainText('Nécessaire')
  await button(desk, 'Informations et aperçu').click()
  await expect(preview(desk).getByText('890 €').first()).toBeVisible()
  await checkMoment(desk, 'site-team')
  await button(desk, 'Textes').click()
  const heroTitle = desk.getByLabel('Titre (hero)')
  await heroTitle.fill('Le bois, chez vous.')
  const keep = button(desk, 'Enregistrer les textes')
  await keep.click()
  // While it is sent it cannot be pressed either.
  await expect(keep).not.toHaveAttribute('aria-busy')
  await expect(keep).toBeDisabled()
  await expect(heroTitle).toHaveValue('Le bois, chez vous.')
  await button(desk, 'Passer à « En création »').click()
  await button(desk, 'Passer à « À relire par vous »').click()
  await expect(button(desk, 'Passer à « En ligne »')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Relisez votre site' })).toBeVisible()
  // Its own host draws it in a frame, and tells this page alone what is touched.
  const framed = page.frameLocator('iframe[title="Votre site, tel qu’il sera"]')
  const title = framed.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Le bois, chez vous.')
  const told = page.evaluate(
    () =>
      new Promise(tell =>
        addEventListener('message', ({ origin, data }) => tell([new URL(origin).hostname, data])),
      ),
  )
  // Its script runs once all of it is here; a finger that comes down before the frame is drawn in its place meets it elsewhere.
  await expect.poll(() => title.evaluate(({ ownerDocument }) => ownerDocument.readyState)).toBe('complete')
  await expect(async () => {
    await title.click({ timeout: 15_000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
  }).toPass()
  expect(await told).toEqual([expect.stringMatching(/^apercu-[0-9a-f]{20}\.localhost$/), { section: 'hero' }])
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ouvrir l’aperçu (nouvel onglet)' }).click()
  const own = await opening
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Le bois, chez vous.')
  await page.getByText('Changer ce que dit votre site').click()
  // From here on the real page is changed, each part in its sheet.
  const editor = page.frameLocator('iframe[title="Votre site, à changer"]')
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Le bois, chez vous.')
  await button(page, 'Modifier : Haut de la page, Accueil').click()
  const sheet = page.getByRole('dialog', { name: 'Accueil, Haut de la page' })
  await sheet.getByLabel('Titre', { exact: true }).fill('Le bois, à votre mesure.')
  await checkMoment(page, 'site-editor')
  await sheet.getByRole('button', { name: 'Garder' }).click()
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Le bois, à votre mesure.')
})
