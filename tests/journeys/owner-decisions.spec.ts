import type { Page } from '@playwright/test'
import { parisDay } from '../../src/domain/text/french'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { keepSession } from '../support/browser/dashboard'
import { holdToasts, letToastGo } from '../support/browser/held-toasts'
import { checkMoment } from '../support/browser/moments'
import { administratorOf } from '../support/dossiers/admin'
import { decide } from '../support/dossiers/decide'
import { granted, refused } from '../support/dossiers/decisions'
import { later } from '../support/dossiers/later'
import { visitorOf } from '../support/dossiers/path'
import { test as base, expect } from '../support/journey'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'
import { follow, mailbox } from '../support/servers/mailbox'
import { startSmtp } from '../support/servers/smtp-server'
import { sayFacts } from '../support/sites/site-facts'

interface Office {
  site: Program
  mailed: ReturnType<typeof mailbox>['mailed']
}

/** A site whose e-mails really leave. */
const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
    async ({}, use) => {
      const smtp = await startSmtp()
      const site = await startCopy({ SMTP_URL: smtp.url })
      await use({ site, ...mailbox(smtp.received) })
      await site.remove()
      await smtp.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ office }, use) => use(office.site.url),
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = async (page: Page, name: string | RegExp) => (await alive(button(page, name))).click()

test('answered late, handed in, refused with its reason, applied again', async ({ page, office, quiet }) => {
  const { site, mailed } = office
  const email = 'tardive@exemple.fr'
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const id = await visitor.begin({ email })
  await admin.askEligibility({ params: { id }, body: { asks: true, answers: {} } })
  await page.goto(`/dossier/${id}`)
  await expect(page.getByText(/elle vous parvient par e-mail, et ici, avant le/)).toBeVisible()
  await (await later(site)).answerWasAskedFor(id, 30)
  await page.reload()
  await expect(page.getByText(/Notre réponse a du retard/)).toBeVisible()
  await checkMoment(page, 'answer-late')
  const sentence = 'Votre entreprise paraît remplir les conditions.'
  await admin.answerEligibility({ params: { id }, body: { answer: 'likely', sentence } })
  const own = await follow(page, await mailed(email, /paraît remplir/))
  await expect(page.getByRole('region', { name: 'Notre réponse' })).toContainText(sentence)
  await checkMoment(page, 'answered')

  await visitor.handInPieces(own)
  await visitor.signAndFinalize(own)
  await decide(site, own, refused())
  await follow(page, await mailed(email, /budget de cette aide est épuisé/))
  const decided = page.getByRole('listitem').filter({ hasText: 'Votre aide n’a pas été accordée.' })
  await expect(decided).toContainText('Le budget de cette aide est épuisé.')
  await checkMoment(page, 'refused')
  quiet.allowed.push(/Failed to load resource/)
  await page.route('**/avoir', route => route.abort())
  await holdToasts(page)
  await page.reload()
  await press(page, /Télécharger l’avoir AV-/)
  // Once as a toast, once beside the button.
  await expect(page.getByText('Erreur lors du téléchargement', { exact: true })).toHaveCount(2)
  await expect(decided.getByRole('alert')).toHaveText('Erreur lors du téléchargement')
  await letToastGo(page.locator('[data-sonner-toast]').first())
  await page.unroute('**/avoir')
  await press(page, 'Déposer un nouveau dossier')
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  expect(page.url()).not.toContain(own)
  await expect(page.locator('#piece-rib')).toContainText('rib.pdf')
  await checkMoment(page, 'applied-again')
})

test('granted less than the price, then renounced with a code that was mailed', async ({ page, office }) => {
  const email = 'renonce@exemple.fr'
  const id = await visitorOf(office.site.url).finish({ email })
  await decide(office.site, id, granted(3_000))
  await follow(page, await office.mailed(email, /3\s000,00\s€/))
  await expect(page.getByText(/à vous de choisir\./)).toBeVisible()
  await checkMoment(page, 'granted')
  await press(page, 'Je renonce')
  await button(page, 'Recevoir un code pour confirmer').click()
  const code = /\b\d{3}\s?\d{3}\b/.exec(await office.mailed(email, /saisissez ce code/))?.[0]
  await page.getByLabel(/^Code reçu à/).fill(String(code))
  await checkMoment(page, 'renouncing')
  await button(page, 'Renoncer définitivement').click()
  await expect(page.getByText(/Votre dossier est clos, à votre demande/)).toBeVisible()
  await expect(page.getByText(/l’avoir AV-\d{4}-\d{5}/).first()).toBeVisible()
  await checkMoment(page, 'renounced')
  expect(await office.mailed(email, /AV-\d{4}-\d{5}/)).toContain('rien à payer')

  // His mailbox is lost later: he rings, and the team gives him another.
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await press(page, 'Changer l’adresse e-mail')
  const dialog = page.getByRole('dialog', { name: 'Changer l’adresse e-mail' })
  const next = 'renonce-ailleurs@exemple.fr'
  await dialog.getByLabel('Nouvelle adresse e-mail').fill(next)
  await dialog.getByLabel(/^Comment vous avez vérifié/).fill('Rappelé au numéro du dossier')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  const said = async () => /\b\d{6}\b/.exec(await office.mailed(next, /dites ce code/))?.[0] ?? ''
  const typed = dialog.getByLabel('Code reçu à la nouvelle adresse')
  const first = await said()
  await typed.fill(first)
  // Whoever is asked for another one has it at once, over a page that was read anew too.
  await page.reload()
  await press(page, 'Changer l’adresse e-mail')
  await expect(dialog.getByRole('status')).toHaveText(/^Un code est parti à renonce-ailleurs@/)
  await dialog.getByRole('button', { name: 'Envoyer un autre code' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Un nouveau code est parti/)
  await expect(dialog.getByRole('button', { name: 'Envoyer un autre code' })).toBeFocused()
  await expect(typed).toHaveValue('')
  await expect.poll(said).not.toBe(first)
  await typed.fill(await said())
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Changer l’adresse' }).click()
  await expect(page.getByText(`${next}, à partir du`)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await office.mailed(email, /nous a demandé une autre adresse/)).not.toContain(next)
})

test('granted, paid in two parts, told about, shown, approved and delivered', async ({ page, office }) => {
  const email = 'livree@exemple.fr'
  const { site, mailed } = office
  const admin = await administratorOf(site.url)
  const first = await visitorOf(site.url).finish({ email })
  await decide(site, first, granted(3_000))
  const id = await follow(page, await mailed(email, /3\s000,00\s€/))
  const params = { id }
  const { invoice_number } = await admin.readDossier({ params })
  const number = String(invoice_number)
  const paid_on = parisDay(new Date())
  for (const [amount, left] of [
    [2_500.5, /3\s499,50\s€/],
    [3_499.5, /Réglé/],
  ] as const) {
    const { version } = await admin.invoiceSettlement({ params: { number } })
    const body = { amount, paid_on, payer: 'client', reference: 'VIR', version: Number(version) } as const
    await admin.recordPayment({ params: { number }, body })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Ce que vous payez, et quand' })).toContainText(left)
  }
  await checkMoment(page, 'paid')

  await expect(page.getByLabel('Votre métier')).toBeVisible()
  await checkMoment(page, 'kick-off')
  await sayFacts(admin, id)
  const site_url = 'https://menuiserie.exemple.fr'
  for (const stage of ['making', 'review'] as const)
    await admin.moveSite({ params, body: { stage, ...(stage === 'review' ? { site_url } : {}) } })
  await follow(page, await mailed(email, /menuiserie\.exemple\.fr/))
  await checkMoment(page, 'review')
  await press(page, 'Tout me va')
  await expect(page.getByText('Vous l’avez approuvé')).toBeVisible()
  await expect(page.getByText('Relisez votre site')).toHaveCount(0)
  await admin.moveSite({ params, body: { stage: 'online', site_url } })
  await follow(page, await mailed(email, /procès-verbal de livraison vous attend/))
  await press(page, 'Accepter la livraison')
  // A finger that slipped accepts nothing.
  await press(page, 'Pas encore')
  await press(page, 'Accepter la livraison')
  await press(page, 'Confirmer\u00a0: mon site m’est livré')
  await expect(page.getByText('Livraison acceptée le')).toBeVisible()
  await checkMoment(page, 'delivered')
})
