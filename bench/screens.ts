import type { Page } from '@playwright/test'
import { administratorOf } from '../tests/support/admin'
import { company, pieces, visitorOf } from '../tests/support/path'
import type { Figure, Options } from './support/figure'
import { startSite } from './support/site'
import { launchBrowser, type Noted, notedOn, slowedPage } from './support/slowed-page'

const SLOWED = 4
/** A longer task of the main thread is felt (W3C, Long Tasks API). */
const LONG_TASK_MS = 50
/** « Good » for the worst interaction of a page (web.dev, Interaction to Next Paint). */
const INP_MS = 200
const DOSSIERS = 60

type Walk = (page: Page, site: { url: string }) => Promise<void>

/** What a person presses and types on each screen, in a real browser on a main thread four times as slow. */
const WALKS: Record<string, Walk> = {
  'the wizard, first step to signed': walkWizard,
  'a request for quotes': walkQuoteRequest,
  'the administration': walkAdministration,
}

export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  const browser = await launchBrowser()
  try {
    const visitor = visitorOf(site.url)
    for (let n = 0; n < DOSSIERS; n++) await visitor.submit({ ...company, company_name: `Atelier ${n}` })
    const figures: Figure[] = []
    for (const [name, walk] of Object.entries(WALKS)) {
      const page = await slowedPage(browser, site.url, SLOWED)
      await walk(page, site)
      figures.push(...figuresOf(name, await notedOn(page)))
      await page.context().close()
    }
    return figures
  } finally {
    await browser.close()
    await site.remove()
  }
}

function figuresOf(name: string, { longTasks, interactions }: Noted): Figure[] {
  console.log(`${name}: tasks of ${list(longTasks)} ms, ${interactions.length} interactions`)
  return [
    {
      name: `${name}, longest task, × ${SLOWED} slower`,
      value: Math.max(0, ...longTasks),
      unit: 'ms',
      limit: { most: LONG_TASK_MS },
    },
    {
      name: `${name}, worst interaction to its picture`,
      value: Math.max(0, ...interactions),
      unit: 'ms',
      limit: { most: INP_MS },
    },
  ]
}

const list = (values: number[]) =>
  values
    .map(Math.round)
    .sort((a, b) => b - a)
    .join(', ') || 'less than 50'

async function walkWizard(page: Page) {
  await page.goto('/dossier')
  const next = page.getByRole('button', { name: 'Continuer' })
  await page.waitForFunction(isAlive)
  for (const [field, value] of Object.entries(company))
    await page.locator(`#${field}`).pressSequentially(value)
  await next.click()
  await page.getByText('Étape 2 sur 4').waitFor()
  for (const [kind, name, buffer] of pieces) {
    const mimeType = name.endsWith('pdf')
      ? 'application/pdf'
      : `image/${name.endsWith('png') ? 'png' : 'jpeg'}`
    await page.locator(`#piece-${kind} input[type=file]`).first().setInputFiles({ name, mimeType, buffer })
    await page.locator(`#piece-${kind}`).getByText(name).waitFor()
  }
  await next.click()
  const sign = page.getByRole('button', { name: 'Signer et finaliser mon dossier' })
  await sign.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.click()
  await sign.click()
  await page.getByText('Étape 4 sur 4').waitFor()
}

async function walkQuoteRequest(page: Page) {
  await page.goto('/demande-de-devis')
  await page.waitForFunction(isAlive)
  for (const field of await page.locator('form input[type=text], form input[type=tel], form textarea').all())
    if (await field.isVisible()) await field.pressSequentially('Quincampoix')
  await page.locator('form').getByRole('button').last().click()
  await page.getByRole('alert').first().waitFor()
}

async function walkAdministration(page: Page, { url }: { url: string }) {
  const { token } = await administratorOf(url)
  await page.addInitScript(value => localStorage.setItem('admin_token', value), token)
  await page.goto('/admin-dashboard')
  await page.getByRole('link', { name: 'Atelier 59' }).last().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('atelier 42')
  const found = page.getByRole('link', { name: 'Atelier 42' }).last()
  await page.getByRole('link', { name: 'Atelier 59' }).last().waitFor({ state: 'hidden' })
  await found.click()
  await page.getByRole('dialog', { name: 'Atelier 42' }).getByText('À faire').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Aller à…' }).getByRole('combobox').waitFor()
  await page.keyboard.type('atelier 17')
  await page
    .getByRole('option', { name: /Atelier 17/ })
    .first()
    .waitFor()
}

const isAlive = () =>
  Object.keys(document.querySelector('main form') ?? {}).some(key => key.startsWith('__react'))
