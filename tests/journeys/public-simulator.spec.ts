import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { holdScripts } from '../support/browser/held-scripts'
import { overflow } from '../support/browser/overflow'
import { ELIGIBLE } from '../support/dossiers/eligibility-answers'
import { expect, test } from '../support/journey'

const result = (change: Record<string, string>) => {
  const answers = new URLSearchParams(ELIGIBLE)
  for (const [name, value] of Object.entries(change)) answers.set(name, value)
  return `/simulateur?${answers}`
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner answers eight questions and is led to the dossier', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Tester mon éligibilité' }).first().click()
    const answers = [
      'Plus tard',
      { code: '97400' },
      'Moins de 10',
      'Moins de 500 000 euros',
      'Je ne sais pas',
      'Oui',
      'Artisanat, bâtiment',
      'Vendre en ligne',
    ]
    for (const [index, answer] of answers.entries()) {
      await expect(page.getByText(`Question ${index + 1} sur 8`)).toBeVisible()
      if (typeof answer !== 'string') await page.getByLabel('Code postal').fill(answer.code)
      const pressed = typeof answer === 'string' ? answer : 'Continuer'
      await page.getByRole('button', { name: pressed, exact: true }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Potentiellement éligible selon vos réponses ; aucune aide ouverte connue chez vous',
    )
    await expect(page.getByText('sous 24 h').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kap Numérik' })).toBeVisible()
    await expect(page.getByText('Attendez avant de signer.')).toBeVisible()
    await page.getByRole('link', { name: 'Préparer mon dossier' }).click()
    await expect(page).toHaveURL(/\/dossier\?france=oui&/)
  })

  test('answers survive a reload, the back button and a step back', async ({ page }) => {
    await page.goto('/simulateur')
    await answer(page, 'Plus tard')
    await page.getByRole('link', { name: 'Continuer sans le dire' }).click()
    await answer(page, 'De 50 à 249')
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.getByRole('link', { name: 'Question précédente' }).click()
    await expect(page.getByRole('button', { name: 'De 50 à 249 Votre réponse' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Question 3 sur 8')).toBeVisible()
  })

  test('an address without an answer is asked again, with a message that takes focus', async ({ page }) => {
    await page.goto('/simulateur?france=oui&code-postal=69002&etape=4')
    await expect(page.getByRole('alert')).toContainText('Choisissez une réponse pour continuer.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(/^Erreur\s: Question 3 sur 8/)
  })
})

test('an address that was tampered with shows the question again', async ({ page }) => {
  await page.goto('/simulateur?france=oui&code-postal=69002&effectif=quelques-uns&etape=4')
  await expect(page.getByText('Question 3 sur 8')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('n’a pas été comprise')
  expect(await axeFindings(page)).toEqual([])
})

test('249 people pass and 250 do not, in the address too', async ({ page }) => {
  await page.goto(result({ effectif: '249' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/potentiellement éligible/i)
  await page.goto(result({ effectif: '250' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/n’est pas éligible/)
  await expect(page.getByRole('link', { name: 'Préparer mon dossier' })).toHaveCount(0)
})

test('what is unknown is to be checked, and leads to the dossier', async ({ page }) => {
  await page.goto(result({ situation: 'inconnu' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Éligibilité à vérifier ; aucune aide ouverte connue chez vous',
  )
  await expect(page.getByRole('link', { name: 'Préparer mon dossier' })).toBeVisible()
})

test('a company outside France is led to the other offer at once', async ({ page }) => {
  await page.goto('/simulateur')
  await answer(page, 'Non, elle est hors de France')
  await expect(page.getByRole('link', { name: 'Voir l’offre à la performance' })).toHaveAttribute(
    'href',
    '/pay-per-call',
  )
})

test('each result passes axe at the width of a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const change of [
    {},
    { 'code-postal': '97400' },
    { situation: 'inconnu' },
    { situation: 'non' },
    { france: 'non' },
  ]) {
    await page.goto(result(change as Record<string, string>))
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

/** Until the next question is there: its answers may bear the same words. */
async function answer(page: Page, label: string) {
  const before = page.url()
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(page).not.toHaveURL(before)
}

test('the stamp lands without making the page wider than a telephone', async ({ browser, site }) => {
  for (const width of [320, 360, 700]) {
    const page = await browser.newPage({ reducedMotion: 'no-preference', viewport: { width, height: 780 } })
    await page.goto(`${site.url}/simulateur?${ELIGIBLE}`)
    // Once more, as it begins to fall.
    const landing = await page.locator('[data-lands]').evaluate((stamp: HTMLElement) => {
      stamp.style.animation = 'none'
      stamp.getBoundingClientRect()
      stamp.style.animation = ''
      const [animation] = stamp.getAnimations()
      animation?.pause()
      if (animation) animation.currentTime = 151
      return animation !== undefined
    })
    expect(landing).toBe(true)
    expect(await overflow(page), String(width)).toBe(0)
    await page.close()
  }
})

test('a press and words that come before the page’s programs count once they have come, and once', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', `${document.body.dataset.printed ?? ''}x`)
  })
  await page.goto(result({}), { waitUntil: 'commit' })
  const print = page.getByRole('button', { name: 'Imprimer cette page' })
  await print.click()
  await print.click()
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  const name = page.getByLabel('Nom de votre entreprise')
  await name.fill('Martin Plomberie')
  release()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'x')
  await expect(page.locator('iframe[title="Aperçu du site de Martin Plomberie"]')).toBeVisible()
  await expect(name).toHaveValue('Martin Plomberie')
})

test('the preview draws the visitor’s own name and town, is not the same for two firms, and keeps nothing', async ({
  page,
}) => {
  await page.goto(result({}))
  const name = await alive(page.getByLabel('Nom de votre entreprise'))
  await page.getByLabel('Votre commune').fill('Le Mans')
  const drawn: string[] = []
  for (const firm of ['Martin Plomberie', 'Dupont Plomberie']) {
    await name.fill(firm)
    const site = page.frameLocator(`iframe[title="Aperçu du site de ${firm}"]`)
    await expect(site.locator('body')).toContainText(firm)
    await expect(site.locator('body')).toContainText('Le Mans')
    // Drawn as the sites are: its own style sheet holds in the frame, and so do its faces.
    await expect(site.locator('a.skip')).not.toBeInViewport()
    await expect
      .poll(() => site.locator('body').evaluate(() => document.fonts.check('1em Figtree')))
      .toBe(true)
    drawn.push((await site.locator('body').innerHTML()).replaceAll(firm, ''))
  }
  expect(drawn[0]).not.toBe(drawn[1])
  expect(await axeFindings(page)).toEqual([])
})

test('on a telephone the preview is as wide as the telephone, on a screen as large as one', async ({
  page,
}) => {
  const widthOf = async () => (await page.locator('iframe[title^="Aperçu du site"]').boundingBox())?.width
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(result({}))
  await alive(page.getByLabel('Nom de votre entreprise'))
  await expect.poll(widthOf).toBe(360)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(widthOf).toBe(390)
})
