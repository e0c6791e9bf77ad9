import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { axeFindings } from '../support/browser/axe'
import { fingers } from '../support/browser/fingers'
import { overflow } from '../support/browser/overflow'
import { company, drawnInvoice } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { greyPhoto } from '../support/files/grey-photo'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

const SIRET = company.siret.replaceAll(' ', '')
const FIRM = {
  nom_raison_sociale: 'BOULANGERIE DES LILAS',
  activite_principale: '10.71C',
  matching_etablissements: [
    { siret: SIRET, adresse: '12 RUE DES LILAS 69002 LYON', etat_administratif: 'A' },
  ],
}
const TELEPHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'fr-FR' }

let registry: Server
let site: Program

test.beforeAll(async () => {
  registry = createServer((asked, reply) => {
    const known = new URL(String(asked.url), 'http://registry').searchParams.get('q') === SIRET
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ results: known ? [FIRM] : [] }))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  site = await startCopy({ COMPANY_REGISTRY_URL: `http://127.0.0.1:${port}` })
})
test.afterAll(async () => {
  await site.remove()
  registry.close()
})

/** The other way keeps the SIRET for the dossier: the same questions, and the postal code that the registry would have told. */
const WAYS = {
  'SIRET first': { taps: 18, typed: 3 },
  '« Plus tard »': { taps: 20, typed: 4 },
}

for (const [way, most] of Object.entries(WAYS))
  test(`from the landing page through the simulator to « Signer » on a telephone, ${way}: ${most.taps} taps, ${most.typed} fields`, async ({
    browser,
  }) => {
    const phone = await browser.newContext({ ...TELEPHONE, baseURL: site.url })
    const page = await phone.newPage()
    const addresses: string[] = []
    page.on('framenavigated', frame => addresses.push(frame.url()))
    const { count, tap, press, type, choose } = fingers()
    const answer = async (label: string) => {
      const before = page.url()
      await press(page.getByRole('button', { name: label, exact: true }))
      await expect(page).not.toHaveURL(before)
    }

    await page.goto('/')
    await press(page.getByRole('main').getByRole('link', { name: 'Tester mon éligibilité' }).first())
    if (way === 'SIRET first') {
      await type(page.locator('#siret'), company.siret, true)
      await press(page.getByRole('button', { name: 'Trouver mon entreprise' }))
      await expect(page.getByRole('heading', { name: FIRM.nom_raison_sociale })).toBeVisible()
      await expect(page.getByText('Boulangerie-pâtisserie')).toBeVisible()
      const own = page.frameLocator(`iframe[title="Aperçu du site de ${FIRM.nom_raison_sociale}"]`)
      await expect(own.locator('body')).toContainText(FIRM.nom_raison_sociale)
      await expect(own.locator('body')).toContainText('Lyon')
      // Its own style sheet holds in the frame.
      await expect(own.locator('a.skip')).not.toBeInViewport()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      // What keeps the firm for the dossier has run by then.
      await page.waitForLoadState()
    } else {
      await press(page.getByRole('button', { name: 'Plus tard' }))
      await type(page.getByLabel('Code postal'), '69002', true)
      await press(page.getByRole('button', { name: 'Continuer', exact: true }))
      // The questions to come share an answer: each is pressed on its own page.
      await expect(page.getByText('Question 3 sur 8')).toBeVisible()
    }
    for (const label of [
      'Moins de 10',
      'Moins de 500 000 euros',
      'Je ne sais pas',
      'Oui',
      ...(way === 'SIRET first' ? [] : ['Commerce, boutique']),
      'Présenter mon activité',
    ])
      await answer(label)

    await tap(page.getByRole('link', { name: 'Préparer mon dossier' }))
    if (way !== 'SIRET first') await type(page.locator('#siret'), SIRET)
    await expect(page.locator('#siret')).toHaveValue(SIRET)
    await expect(page.locator('#company_name')).toHaveValue(FIRM.nom_raison_sociale)
    await expect(page.locator('#address')).toHaveValue('12 RUE DES LILAS 69002 LYON')
    await type(page.locator('#phone'), company.phone)
    await type(page.locator('#email'), company.email)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await tap(page.getByRole('button', { name: 'Continuer' }))

    await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
    await choose(
      page.locator('#all-at-once'),
      await greyPhoto('recto.jpg'),
      await greyPhoto('verso.jpg'),
      ...['urssaf.pdf', 'rib.pdf', 'kbis.pdf'].map(name => ({
        ...{ name, mimeType: 'application/pdf', buffer: pdfFile() },
      })),
    )
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await tap(page.getByRole('button', { name: 'Envoyer les 5 pièces' }))
    await expect(page.getByText('5 pièces sur 5')).toBeVisible({ timeout: 180_000 })
    await expect(page.locator('#piece-identity_recto')).toContainText('recto.jpg')
    await expect(page.locator('#piece-kbis')).toContainText('kbis.pdf')
    await tap(page.getByRole('button', { name: 'Continuer' }))

    await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
    await expect(drawnInvoice(page)).toBeVisible()
    const agreements = page.getByRole('checkbox')
    await expect(agreements).toHaveCount(5)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    for (const box of await agreements.all()) {
      await tap(box)
      // What comes to stand above moves it from under the finger: that press is no tap more.
      await expect(async () => {
        if (!(await box.isChecked())) await box.click()
        await expect(box).toBeChecked({ timeout: 15_000 })
      }).toPass()
    }
    await tap(page.getByRole('button', { name: 'Signer et finaliser mon dossier' }))
    await expect(page.getByText('Étape 4 sur 4')).toBeVisible()

    console.log(`from / to « Signer », ${way}: ${count.taps} taps, ${count.typed} typed fields`)
    expect(count.taps).toBeLessThanOrEqual(most.taps)
    expect(count.typed).toBeLessThanOrEqual(most.typed)
    expect(addresses.filter(address => address.includes(SIRET) || address.includes('732'))).toEqual([])
    await phone.close()
  })

test('a SIRET that leads nowhere is told beside its field, « Plus tard » goes on, and nothing answered is lost', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const phone = await browser.newContext({ ...TELEPHONE, baseURL: site.url, javaScriptEnabled })
    const page = await phone.newPage()
    await page.goto('/simulateur')
    const find = page.getByRole('button', { name: 'Trouver mon entreprise' })
    for (const [typed, problem] of [
      ['12345', 'Ce numéro n’est pas un SIRET'],
      ['552 081 317 66522', 'Le registre public ne publie rien'],
    ] as const) {
      await page.locator('#siret').fill(typed)
      await find.click()
      await expect(page.getByText(problem)).toBeVisible()
      await expect(page.locator('#siret')).toHaveValue(typed)
    }
    // The dossier does not ask for it again.
    if (javaScriptEnabled)
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('new-dossier')))
        .toContain('"siret":"55208131766522"')
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page.getByText('Question 2 sur 8')).toBeVisible()
    await page.getByLabel('Code postal').fill('69002')
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await page.getByRole('button', { name: 'De 10 à 19' }).click()
    await expect(page.getByText('Question 4 sur 8')).toBeVisible()
    for (let back = 3; back > 0; back -= 1) {
      await page.getByRole('link', { name: 'Question précédente' }).click()
      await expect(page.getByText(`Question ${back} sur 8`)).toBeVisible()
    }
    await page.locator('#siret').fill(company.siret)
    await find.click()
    await expect(page.getByRole('heading', { name: FIRM.nom_raison_sociale })).toBeVisible()
    await page.getByRole('button', { name: 'Moins de 10' }).click()
    await expect(page).toHaveURL(/france=oui&code-postal=69002&metier=artisanat&effectif=9$/)
    await phone.close()
  }
})
