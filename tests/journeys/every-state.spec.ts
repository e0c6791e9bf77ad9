import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { checkAccess } from '../support/browser/dashboard'
import { holdToasts } from '../support/browser/held-toasts'
import { unfold } from '../support/browser/unfold'
import { administratorOf } from '../support/dossiers/admin'
import { granted, refused } from '../support/dossiers/decisions'
import { ELIGIBLE } from '../support/dossiers/eligibility-answers'
import { later } from '../support/dossiers/later'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { pdfFile, pngFile } from '../support/files/files'
import { expect, test } from '../support/journey'

/** Screens, errors and dialogs that no other journey passes through axe, each by day and by night. */
const NARROW = { width: 360, height: 780 }

const shown = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

const publicStates: [path: string, title: string | RegExp, more?: (page: Page) => Promise<unknown>][] = [
  ['/simulateur', /./],
  ['/simulateur?france=oui&etape=2', /./],
  [`/simulateur?${ELIGIBLE}`, /potentiellement éligible/i, unfold],
  [`/simulateur?${ELIGIBLE.replace('effectif=9', 'effectif=250')}`, /n’est pas éligible/, unfold],
  ['/pay-per-call?zone=france&activite=crafts&appels=0&courts=&duree=x', /./],
  ['/blog?q=introuvable', 'Blog Acquisition Client'],
  ['/blog/rien-de-tel', 'Article non trouvé'],
  ['/documentation-api', /./],
  ['/demande-de-devis', /./, page => sent(page, 'Envoyer ma demande')],
  ['/international', /./, page => sent(page, 'Envoyer mon inscription')],
  ['/espace-client', 'Espace client'],
  ['/exemples/coiffeur', /./, askedAssistant],
  ['/comment-ca-marche', /./, unfold],
]

async function askedAssistant(page: Page) {
  await page.getByLabel('Votre question').fill('Vous êtes ouverts le dimanche ?')
  await page.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
}

async function sent(page: Page, button: string) {
  await (await alive(page.getByRole('button', { name: button }))).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

test('questions, answers and errors of the public pages', async ({ page, quiet }) => {
  test.slow()
  quiet.allowed.push(/Failed to load resource/)
  await page.setViewportSize(NARROW)
  for (const [path, title, more] of publicStates)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveText(title)
      await more?.(page)
      await checkAccess(page)
    })
})

test('a dossier in each of its states, all that is folded open', async ({ page, site }) => {
  test.slow()
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const time = await later(site)
  const read = (id: string) => admin.readDossier({ params: { id } })
  const decided = async (change: ReturnType<typeof granted> | ReturnType<typeof refused>) => {
    const id = await visitor.finish()
    await admin.changeStatus({ params: { id }, body: { ...change, version: (await read(id)).version } })
    await time.decisionLeaves(id)
    await expect.poll(async () => (await read(id)).decision_due_at, { timeout: 120_000 }).toBeNull()
    return `/dossier/${id}`
  }
  const asked = await visitor.finish()
  await admin.changeStatus({
    params: { id: asked },
    body: {
      status: 'Incomplet',
      reason: 'Le RIB est flou.',
      documents: ['rib'],
      version: (await read(asked)).version,
    },
  })
  const states: [path: string, words: string | RegExp][] = [
    [`/dossier?${ELIGIBLE}`, 'Étape 1 sur 4'],
    [await decided(granted()), /à vous de choisir\./],
    [await decided(refused()), /^Votre aide n’a pas été accordée/],
    [`/dossier/${asked}`, 'Le RIB est flou.'],
    [`/dossier/${await visitor.finish()}`, 'Étape 4 sur 4'],
  ]
  await page.setViewportSize(NARROW)
  for (const [path, words] of states)
    await test.step(String(words), async () => {
      await page.goto(path)
      await shown(page, words)
      await alive(page.locator('main button').first())
      await unfold(page)
      await checkAccess(page)
    })
})

test('a dossier that is lost, refused files, photos to arrange and the invoice, by night too', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/Failed to load resource/)
  const visitor = visitorOf(site.url)
  await page.setViewportSize(NARROW)
  await page.goto(`/dossier/${'x'.repeat(32)}`)
  await expect(page.locator('h1')).toBeVisible()
  await checkAccess(page)
  const id = await visitor.begin()
  await page.goto(`/dossier/${id}`)
  const refusedFile = { name: 'rib.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await (await alive(page.locator('#piece-rib input[type=file]').first())).setInputFiles(refusedFile)
  await expect(
    page
      .locator('#piece-rib')
      .getByText(/rib\.txt/)
      .first(),
  ).toBeVisible()
  await checkAccess(page)
  const photos = ['1.png', '2.png'].map(name => ({ name, mimeType: 'image/png', buffer: pngFile() }))
  await page.locator('#piece-urssaf input[type=file]').first().setInputFiles(photos)
  await expect(page.locator('#piece-urssaf').getByRole('img')).toHaveCount(2)
  await checkAccess(page)
  await page.goto(`/dossier/${await visitor.complete()}`)
  await expect(drawnInvoice(page)).toBeVisible()
  await unfold(page)
  await checkAccess(page)
  await page.getByRole('button', { name: 'Agrandir la page 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Page 1' })).toBeVisible()
  await checkAccess(page)
})

test('the keyboard walks the second step with five messages alive, in the order of the page', async ({
  page,
  site,
}) => {
  const id = await visitorOf(site.url).begin()
  await holdToasts(page)
  await page.goto(`/dossier/${id}`)
  for (const kind of ['identity_recto', 'identity_verso', 'urssaf', 'rib', 'kbis']) {
    const field = await alive(page.locator(`#piece-${kind} input[type=file]`).first())
    await field.setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: pdfFile() })
    // Under the pointer a message stays; the fourth and the fifth wait for their place.
    await held(page)
  }
  // Nothing comes or goes any more where the keyboard walks.
  await expect(page.getByText('5 pièces sur 5')).toBeVisible()
  const messages = page.locator('[data-sonner-toast]')
  await expect(messages).toHaveCount(3)
  await page.locator('#contenu').focus()
  const walk: { message: boolean; forward: boolean; footer: boolean }[] = []
  do {
    await page.keyboard.press('Tab')
    walk.push(await step(page))
  } while (!walk.at(-1)?.footer && walk.length < 150)
  expect(walk.filter(({ forward }) => !forward)).toEqual([])
  expect(walk.filter(({ message }) => message)).toHaveLength(3)
  expect(walk.at(-1)?.footer).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator(':focus')).toHaveCount(1)
})

const held = async (page: Page) => {
  await page.locator('[data-sonner-toast]').last().waitFor()
  for (const message of await page.locator('[data-sonner-toast]').all())
    await message.dispatchEvent('pointerover', { bubbles: true })
}

/** Where focus is after a press of Tab, and whether that lies after where it was. */
const step = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement ?? document.body
    const before = document.querySelector('[data-walked]') ?? document.querySelector('#contenu')
    const forward = before
      ? (before.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      : false
    before?.removeAttribute('data-walked')
    now.setAttribute('data-walked', '')
    return {
      message: now.closest('[data-sonner-toast]') !== null,
      forward,
      footer: now.closest('footer') !== null,
    }
  })
