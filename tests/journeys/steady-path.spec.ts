import { expect, type Page, test } from '@playwright/test'
import { alive } from '../support/alive'
import { axeFindings } from '../support/axe'
import { checkSteady, watchShifts } from '../support/layout-shifts'
import { drawnInvoice } from '../support/path'
import type { Program } from '../support/program'
import { readablePieces, soleTrader, strangersAccount } from '../support/readable-pieces'
import { startCopy } from '../support/template-site'

/** The pieces are read one after the other, on a machine that does much else. */
const READ = { timeout: 360_000 }

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
    await page.goto('/dossier')
    for (const [field, value] of Object.entries(soleTrader))
      await (await alive(page.locator(`#${field}`))).fill(value)
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

async function choose(page: Page, kind: string, buffer: Buffer) {
  const field = page.locator(`#piece-${kind} input[type=file]`).first()
  await (await alive(field)).setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(page.locator(`#piece-${kind}`)).toContainText(`${kind}.pdf (`)
}

async function read(page: Page, count: number) {
  await expect(page.locator('section[data-worn]')).toHaveCount(count)
  await expect(page.locator('section[data-worn=reading]')).toHaveCount(0, READ)
}
