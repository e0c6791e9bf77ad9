import type { Page } from '@playwright/test'
import { alive } from '../support/alive'
import { axeFindings } from '../support/axe'
import { expect, test } from '../support/journey'

const start =
  'france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=1999999&situation=oui&metier=artisanat&projet=vitrine'
const result = (change: Record<string, string>) => {
  const answers = new URLSearchParams(start)
  for (const [name, value] of Object.entries(change)) answers.set(name, value)
  return `/simulateur?${answers}`
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner answers eight questions and is led to the dossier', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Tester mon éligibilité' }).first().click()
    const answers = [
      'Oui',
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
      if (typeof answer === 'string') await page.getByLabel(answer, { exact: true }).check()
      else await page.getByLabel('Code postal').fill(answer.code)
      await page.getByRole('button').click()
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
    await answer(page, 'Oui')
    await page.getByRole('link', { name: 'Continuer sans le dire' }).click()
    await answer(page, 'De 50 à 249')
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.getByRole('link', { name: 'Question précédente' }).click()
    await expect(page.getByLabel('De 50 à 249')).toBeChecked()
    await page.goBack()
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Question 3 sur 8')).toBeVisible()
  })

  test('a question left without an answer is asked again, with a message that takes focus', async ({
    page,
  }) => {
    await page.goto('/simulateur?france=oui&code-postal=69002&etape=3')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('alert')).toContainText('Choisissez une réponse pour continuer.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(/^Erreur : Question 3 sur 8/)
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

/** Until the next question is there: its answers may bear the same words. */
async function answer(page: Page, label: string) {
  const before = page.url()
  await page.getByLabel(label, { exact: true }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).not.toHaveURL(before)
}

test('a press that comes before the page’s programs is done once they have come, and once', async ({
  page,
}) => {
  let come = () => {}
  const coming = new Promise<void>(resolve => {
    come = resolve
  })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', `${document.body.dataset.printed ?? ''}x`)
  })
  await page.route('**/assets/*.js', async route => {
    await coming
    await route.continue()
  })
  await page.goto(result({}), { waitUntil: 'commit' })
  const print = page.getByRole('button', { name: 'Imprimer cette page' })
  await print.click()
  await print.click()
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  come()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'x')
})

test('the preview follows the name, asks nobody, and is not the same for two firms', async ({ page }) => {
  await page.goto(result({}))
  const name = await alive(page.getByLabel('Nom de votre entreprise'))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const drawn: string[] = []
  for (const firm of ['Martin Plomberie', 'Dupont Plomberie']) {
    await name.fill(firm)
    const preview = page.getByRole('figure').filter({ hasText: firm })
    await expect(preview).toHaveCount(1)
    const html = await preview.innerHTML()
    drawn.push(html.replaceAll(firm, '').replace(/>[MD]P</g, '><'))
  }
  console.log(
    `preview drawn ${Math.round(await drawnAfter(page, 'Bernard Plomberie'))} ms after the name was typed`,
  )
  expect(drawn[0]).not.toBe(drawn[1])
  expect(asked).toEqual([])
})

/** From the name in its field to the next picture on the screen, in milliseconds: told, and judged by nobody. */
const drawnAfter = (page: Page, firm: string) =>
  page.evaluate(async name => {
    const field = document.querySelector<HTMLInputElement>('#apercu-nom')
    const start = performance.now()
    field?.select()
    document.execCommand('insertText', false, name)
    const picture = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    for (
      let tries = 0;
      tries < 200 && !document.querySelector('figure')?.textContent?.includes(name);
      tries++
    )
      await picture()
    await picture()
    return performance.now() - start
  }, firm)
