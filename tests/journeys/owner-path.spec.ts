import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, test } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { agencyWithPeople, PERSON } from '../support/agency-file'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { fingers } from '../support/browser/fingers'
import { checkMoment } from '../support/browser/moments'
import { budgets, contentBytes, weighPage } from '../support/browser/page-weight'
import { company, drawnInvoice } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { greyPhoto } from '../support/files/grey-photo'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'
import { type Received, startSmtp } from '../support/servers/smtp-server'
import { decodedPart, partOf } from '../support/servers/smtp-sink'
import { contentPages, filteredPages } from '../support/texts/public-pages'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let site: Program
const agency = agencyWithPeople()

test.beforeAll(async () => {
  smtp = await startSmtp()
  site = await startCopy({ SMTP_URL: smtp.url, AGENCY_FILE: agency.path })
})
test.afterAll(async () => {
  await site.remove()
  await smtp.stop()
  agency.remove()
})

test('begun at the desk, photographed with the telephone, signed at the desk: at most 20 taps, six fields', async ({
  browser,
}) => {
  const { count, tap, type, choose } = fingers()
  const desk = await (await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })).newPage()
  await desk.goto('/dossier')
  for (const [field, value] of Object.entries(company)) await type(desk.locator(`#${field}`), value)
  await tap(desk.getByRole('button', { name: 'Continuer' }))
  await expect(desk.getByText('Étape 2 sur 4')).toBeVisible()
  await type(desk.locator('#address-code'), await mailedCode())
  await tap(desk.getByRole('button', { name: 'Confirmer' }))
  await expect(desk.locator('#address-code')).toHaveCount(0)

  await tap(desk.getByRole('button', { name: 'Photographier avec mon téléphone' }))
  const code = desk.getByRole('img', { name: /^Code QR/ })
  expect(await axeFindings(desk)).toEqual([])
  const address = await scanned(code)
  expect(address).toBe(desk.url())
  const pocket = await browser.newContext({
    baseURL: site.url,
    locale: 'fr-FR',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await pocket.newPage()
  await phone.goto(address)
  await expect(phone.getByRole('button', { name: 'Photographier avec mon téléphone' })).toBeHidden()
  await choose(phone.locator('#all-at-once'), await greyPhoto('recto.jpg'), await greyPhoto('verso.jpg'))
  await tap(phone.getByRole('button', { name: 'Envoyer les deux faces' }))
  for (const kind of ['urssaf', 'rib', 'kbis']) {
    await choose(phone.locator(`#piece-${kind} input[type=file]`).first(), pdf(`${kind}.pdf`))
    // The desk hears of it while it stays as it is.
    await expect(desk.locator(`#piece-${kind}`)).toContainText(`${kind}.pdf`)
  }
  await expect(desk.getByText('5 pièces sur 5')).toBeVisible()
  await pocket.close()

  await tap(desk.getByRole('button', { name: 'Continuer' }))
  await expect(drawnInvoice(desk)).toBeVisible()
  const agreements = desk.getByRole('checkbox')
  await expect(agreements).toHaveCount(5)
  for (const box of await agreements.all()) await tap(box)
  await checkMoment(desk, 'signature')
  await tap(desk.getByRole('button', { name: 'Signer et finaliser mon dossier' }))
  await expect(desk.getByText('Étape 4 sur 4')).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Où en est votre dossier' })).toBeVisible()
  await checkMoment(desk, 'handed-in')
  console.log(`« signé » : ${count.taps} taps, ${count.typed} typed fields, the code among them`)
  expect(count.typed).toBe(6)
  expect(count.taps).toBeLessThanOrEqual(20)

  await expect.poll(() => mailsTo(company.email, 'accusé').length, { timeout: 120_000 }).toBe(1)
  const [acknowledgement = ''] = mailsTo(company.email, 'accusé')
  expect(acknowledgement).toContain('Où en est votre dossier')
  expect(acknowledgement).toContain('Reçu')
  const header = desk.getByRole('banner')
  await expect(header.getByRole('link', { name: `Appeler Camille au ${PERSON.telephone}` })).toBeVisible()
  expect(acknowledgement).toContain(`${desk.url()}#etre-rappele`)
  await (await alive(header.getByRole('link', { name: 'Être rappelé' }))).click()
  await desk.getByRole('button', { name: 'Être rappelé' }).click()
  await expect(desk.getByText(/Nous vous appelons le \S+ \d/)).toBeVisible()
  await expect.poll(() => mailsTo(agencyEmail(), 'appel').length, { timeout: 120_000 }).toBe(1)
  await desk.context().close()
})

test('with somebody named pages stay light, and a plain form asks for a call at an hour', async ({
  browser,
}) => {
  for (const path of [...contentPages, '/etre-rappele']) {
    const page = await weighPage(site.url, path)
    expect(page.js, path).toBeLessThanOrEqual(filteredPages.includes(path) ? budgets.ownScript : 0)
    expect(contentBytes(page), path).toBeLessThanOrEqual(budgets.content)
  }
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Être rappelé' }).click()
  await expect(page.getByLabel('Votre nom')).toBeVisible()
  await page.waitForLoadState()
  await checkMoment(page, 'call-form')
  // The telephone stays by the name where the links have no room beside both.
  for (const width of [900, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = page.getByRole('banner')
    const name = await bar.getByRole('link', { name: /accueil/ }).boundingBox()
    const number = await bar.getByRole('link', { name: /^Appeler/ }).boundingBox()
    expect(Math.abs((number?.y ?? 0) - (name?.y ?? 99)), `${width} px`).toBeLessThan(12)
  }
  const ask = page.getByRole('button', { name: 'Être rappelé' })
  await page.getByLabel('Votre nom').fill('Zoé Martin')
  await ask.click()
  await expect(page.getByRole('alert')).toContainText('Donnez le numéro où vous appeler.')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Zoé Martin')
  await checkMoment(page, 'call-refused')
  await page.getByLabel('Votre téléphone').fill('04 72 00 00 00')
  await ask.click()
  await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
  await checkMoment(page, 'call-noted')
  await expect.poll(() => mailsTo(agencyEmail(), 'visiteur').length, { timeout: 120_000 }).toBe(1)
  await visitor.close()
})

test('with somebody named the first step fits a telephone whose letters are twice as large', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  await page.goto('/dossier')
  await expect(page.getByRole('link', { name: /vous rappelle/ })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const furthest = () =>
    page
      .locator('main *, footer *')
      .evaluateAll(all => Math.max(...all.map(one => one.getBoundingClientRect().right)))
  await expect.poll(furthest).toBeLessThanOrEqual(360)
  await page.close()
})

/** The texts of what was sent to an address; « accusé » are acknowledgements, recognised by their title. */
function mailsTo(to: string, kind: 'code' | 'accusé' | 'appel' | 'visiteur'): string[] {
  const title = {
    code: /\b\d{3}\s?\d{3}\b/,
    accusé: /bien enregistré/i,
    appel: /Hôtel.*souhaite être appelé/,
    visiteur: /Zoé Martin.*souhaite être appelé/,
  }[kind]
  return smtp.received
    .filter(({ recipients }: Received) => recipients.includes(to))
    .map(message => decodedPart(partOf(message, 'text/plain')))
    .filter(text => title.test(text))
}

const agencyEmail = () => String(JSON.parse(readFileSync('agency.json', 'utf8')).email)

async function mailedCode(): Promise<string> {
  await expect.poll(() => mailsTo(company.email, 'code').length, { timeout: 120_000 }).toBeGreaterThan(0)
  return String(/\b\d{3}\s?\d{3}\b/.exec(String(mailsTo(company.email, 'code').at(-1))))
}

/** What a telephone's camera reads on the screen. */
async function scanned(code: Locator): Promise<string> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const [found] = await readBarcodes(new Uint8Array(await code.screenshot()), { formats: ['QRCode'] })
  return String(found?.text)
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile() })
