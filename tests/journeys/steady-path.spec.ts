import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { firmPapers } from '../../bench/support/papers/firm-papers'
import { FIRMS } from '../../bench/support/papers/firms'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { fillCompany } from '../support/browser/fill-company'
import { checkSteady, watchShifts } from '../support/browser/layout-shifts'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { readablePieces, soleTrader, strangersAccount } from '../support/files/readable-pieces'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

/** The pieces are read one after the other, on a machine that does much else. */
const READ = { timeout: 360_000 }

const REGISTRY = '**/api/company-registry/**'

let site: Program
test.beforeAll(async () => {
  site = await startCopy({ READ_PIECES: 'on' })
})
test.afterAll(() => site.remove())

for (const width of [360, 1440])
  test(`nothing moves by itself from step 1 to the dossier’s page at ${width} px, while verdicts arrive; a wrong piece is replaced by one tap`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000)
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 780 } })
    const page = await context.newPage()
    await watchShifts(page)
    // The registry answers while the next fields are typed, too late to be what a press has moved.
    await page.route(REGISTRY, async route => {
      await wait(1_000)
      await route.continue()
    })
    await page.goto('/dossier')
    await fillCompany(page, soleTrader)
    await page.unroute(REGISTRY)
    await checkSteady(page, 'company')
    await page.getByRole('button', { name: 'Continuer' }).click()

    await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
    const given = await readablePieces()
    given.set('rib', await strangersAccount())
    for (const [kind, buffer] of given) await choose(page, kind, buffer)
    await expect(page.getByText('5 pièces sur 5')).toBeVisible()
    await read(page, given.size)
    const rib = page.locator('#piece-rib')
    await expect(rib).toHaveAttribute('data-worn', 'wrong', READ)
    await expect(rib.locator('summary')).toContainText('À revoir')
    await checkSteady(page, 'pieces')
    expect(await axeFindings(page)).toEqual([])

    await choose(page, 'rib', (await readablePieces()).get('rib') ?? Buffer.of())
    await read(page, given.size)
    await expect(rib).toHaveAttribute('data-worn', /good|doubtful/, READ)
    await checkSteady(page, 'replaced')
    await page.getByRole('button', { name: 'Continuer' }).click()

    await expect(drawnInvoice(page)).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await checkSteady(page, 'signature')
    await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()

    await expect(page.getByRole('heading', { name: 'Où en est votre dossier' })).toBeVisible()
    await expect(drawnInvoice(page)).toBeVisible()
    await checkSteady(page, 'handed-in')
    await page.reload()
    await expect(drawnInvoice(page)).toBeVisible()
    await checkSteady(page, 'read again')
    await context.close()
  })

test('a blurred photo is decided once: sent as it is, its holder is asked no more, here or after a return', async ({
  browser,
}) => {
  test.setTimeout(1_200_000)
  const id = await visitorOf(site.url).begin()
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(`/dossier/${id}`)
  const slot = page.locator('#piece-kbis')
  const field = await alive(slot.locator('input[type=file]').first())
  await field.setInputFiles({ name: 'flou.png', mimeType: 'image/png', buffer: await blurredPaper() })
  await expect(slot).toContainText('La photo semble floue', READ)
  const given = () => page.evaluate(async path => (await fetch(path)).json(), `/api/company/${id}`)
  expect((await given()).documents).toEqual([])

  await slot.getByRole('button', { name: /^L’envoyer quand même/ }).click()
  await expect(slot).toContainText('flou.png (')
  await expect(slot).toHaveAttribute('data-worn', 'doubtful', READ)
  await expect(slot.locator('summary')).toContainText(
    /Vous l’envoyez telle quelle|Vous avez confirmé ce document/,
  )
  await expect.poll(async () => (await given()).documents[0].reading.confirmed, READ).toBe(true)
  const asked = slot.getByRole('button', { name: /^(Je confirme|L’envoyer quand même)/, includeHidden: true })
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(slot.locator('summary')).toContainText('Vous avez confirmé ce document')
  await expect(asked).toHaveCount(0)
  await context.close()
})

/** A paper taken by a hand that moves. */
function blurredPaper(): Promise<Buffer> {
  const paper = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)[2]?.svg ?? ''
  return sharp(Buffer.from(paper)).flatten({ background: '#fff' }).blur(6).png().toBuffer()
}

async function choose(page: Page, kind: string, buffer: Buffer) {
  const field = page.locator(`#piece-${kind} input[type=file]`).first()
  await (await alive(field)).setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(page.locator(`#piece-${kind}`)).toContainText(`${kind}.pdf (`)
}

async function read(page: Page, count: number) {
  await expect(page.locator('section[data-worn]')).toHaveCount(count)
  await expect(page.locator('section[data-worn=reading]')).toHaveCount(0, READ)
}
