import { type Browser, expect, type Page, test } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { administratorOf } from '../support/dossiers/admin'
import { ASKER } from '../support/leads/hidden-contacts'
import { ALWAYS } from '../support/leads/leads'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'
import { startSmtp } from '../support/servers/smtp-server'
import { partOf } from '../support/servers/smtp-sink'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let site: Program
test.beforeAll(async () => {
  smtp = await startSmtp()
  site = await startCopy({ SMTP_URL: smtp.url })
})
test.afterAll(async () => {
  await site.remove()
  await smtp.stop()
})

/** The text of the newest message to an address that holds such words. */
async function mailed(address: string, words: RegExp): Promise<string> {
  const texts = () =>
    smtp.received
      .filter(({ recipients }) => recipients.includes(address))
      .map(message => partOf(message, 'text/plain'))
      .filter(text => words.test(text))
  await expect.poll(() => texts().length, { timeout: 120_000 }).toBeGreaterThan(0)
  return String(texts().at(-1))
}

/** A client with money and a campaign, who signs in by the link that he is mailed. */
async function signedIn(browser: Browser, name: string): Promise<Page> {
  const team = await administratorOf(site.url)
  const email = `${name}@batir.example`
  const { id } = await team.openLeadAccount({
    body: {
      company_name: `Rénovation ${name}`,
      contact_name: name,
      email,
      phone: '+33 1 89 00 00 00',
      address: '1 place de la Mairie, Rouen',
      country: 'FR',
      siren: '732829320',
      time_zone: 'Europe/Paris',
    },
  })
  const params = { account: id }
  await team.recordTopUp({ params, body: { amount_cents: 300_00, reference: `VIR ${name}` } })
  const campaign = {
    name: 'Travaux',
    zone: 'france',
    trade: 'crafts',
    price_cents: 60_00,
    time_zone: 'Europe/Paris',
    hours: ALWAYS,
    daily_cap: 10,
    ring: '+33189000000',
  } as const
  await team.openCampaignFor({ params, body: campaign })
  const page = await (await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })).newPage()
  await page.goto('/espace-client')
  await page.getByLabel('Votre adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  const link = /\/espace-client\/connexion#[\w-]+/.exec(await mailed(email, /connexion#/))?.[0]
  await page.goto(String(link))
  await page.getByRole('button', { name: 'Entrer dans mon espace' }).click()
  await expect(page.getByRole('heading', { name: 'Demandes de devis' })).toBeVisible()
  return page
}

/** Fills the form in and types the code; the asker's page is then open. */
async function ask(page: Page, email: string, phone: string) {
  await page.goto(`${site.url}/demande-de-devis`)
  await page.getByLabel('Qui cherchez-vous').selectOption('plumber')
  await page.getByLabel('Code postal').fill('76230')
  await page.getByLabel('Ville').fill(ASKER.town)
  await page.getByLabel('Pour quand').selectOption('now')
  await page
    .getByLabel('Votre projet')
    .fill(`Fuite sous la douche de la salle de bain, merci de rappeler au ${phone}.`)
  await page.getByLabel('Nom', { exact: true }).fill(ASKER.name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Téléphone').fill(phone)
  await page.getByLabel(/J’accepte que ma demande/).check()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByRole('heading', { name: 'Une dernière étape' })).toBeVisible()
  const code = /^\s*(\d{6})\s*$/m.exec(await mailed(email, /^\s*\d{6}\s*$/m))?.[1]
  await page.getByLabel('Code reçu par e-mail').fill(String(code))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Demande reçue' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
}

const pay = /Payer 120,00/

/**
 * What is offered is read again each half minute: who is slow to press finds his card gone. It waits until he has pressed.
 * @returns what lets it through
 */
async function holdOffers(client: Page): Promise<() => void> {
  let letThrough = () => {}
  const pressed = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await client.route('**/api/client/quote-requests', async route => {
    await pressed
    await route.continue().catch(() => {})
  })
  return letThrough
}

/** Why a request was not his is said where it stood, once it is gone. */
async function readsWhy(client: Page, words: string) {
  await expect(client.getByRole('heading', { name: 'Plombier, chauffagiste' })).toHaveCount(0)
  await expect(client.getByRole('alert')).toContainText(words)
}

test('what is typed is kept over a reload, the country too; a corrected field is not red again at the next refusal', async ({
  page,
}) => {
  await page.goto(`${site.url}/demande-de-devis`)
  const country = page.getByLabel('Pays')
  await alive(country)
  await country.selectOption('BE')
  await page.getByLabel('Ville').fill('Namur')
  await page.reload()
  await expect(page.getByLabel('Ville')).toHaveValue('Namur')
  await expect(country).toHaveValue('BE')
  await alive(country)

  const send = page.getByRole('button', { name: 'Envoyer ma demande' })
  const name = page.getByLabel('Nom', { exact: true })
  await send.click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Awa Ndiaye')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  // In each picture that is drawn from here on.
  await name.evaluate(field => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    const note = () => {
      seen.push(field.getAttribute('aria-invalid'))
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await send.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).not.toContain('true')
})

test('asked, proven, raced for by two clients, told to the asker, withdrawn, contested, credited', async ({
  browser,
  page,
}) => {
  const [awa, bob] = [await signedIn(browser, 'awa'), await signedIn(browser, 'bob')]
  await ask(page, ASKER.email, ASKER.phone)
  const offers: (() => void)[] = []
  for (const client of [awa, bob]) {
    await client.reload()
    await expect(client.getByRole('heading', { name: 'Plombier, chauffagiste' })).toBeVisible()
    await expect(client.getByText('Fuite sous la douche')).toBeVisible()
    offers.push(await holdOffers(client))
    const body = await client.content()
    for (const canary of ['Zorglub', '06 71 82 93 04', 'boitecanari', 'Quincampoix'])
      expect(body).not.toContain(canary)
    await client.getByRole('button', { name: 'Débloquer' }).click()
    expect(await axeFindings(client)).toEqual([])
  }
  await Promise.all([awa, bob].map(client => client.getByRole('button', { name: pay }).click()))
  for (const letThrough of offers) letThrough()
  const won = (client: Page) => client.getByText(ASKER.name)
  await expect.poll(async () => (await won(awa).count()) + (await won(bob).count())).toBe(1)
  const [buyer, loser, name] = (await won(awa).count()) ? [awa, bob, 'awa'] : [bob, awa, 'bob']
  await readsWhy(loser, 'Une autre entreprise a débloqué cette demande avant vous.')
  await expect(loser.getByText('300,00').first()).toBeVisible()
  await expect(buyer.getByText('180,00').first()).toBeVisible()
  expect(await axeFindings(buyer)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: `Rénovation ${name}` })).toBeVisible()
  expect(await mailed(ASKER.email, /vient de recevoir/)).toContain(`Rénovation ${name}`)
  expect(await mailed(`${name}@batir.example`, /débloqué une demande/)).toContain(ASKER.phone)
  // Withdrawn within the day: the rule credits what the client contests.
  await page.getByRole('button', { name: 'Retirer ma demande' }).click()
  await expect(page.getByRole('heading', { name: 'Demande retirée' })).toBeVisible()
  await buyer.reload()
  await buyer.getByRole('button', { name: /^Contester/ }).click()
  await buyer.getByLabel('Pourquoi').selectOption('not-asked')
  await buyer.getByRole('button', { name: 'Envoyer la contestation' }).click()
  await expect(buyer.getByText('La personne a retiré sa demande dans les 24 heures.')).toBeVisible()
  await expect(buyer.getByText('300,00').first()).toBeVisible()
})

test('the team corrects, then erases, who asks for that; whoever has paid for the contact is told', async ({
  browser,
  page,
}) => {
  const dan = await signedIn(browser, 'dan')
  await ask(page, 'oubli@exemple.fr', '06 71 82 93 78')
  await dan.reload()
  await dan.getByRole('button', { name: 'Débloquer' }).click()
  await dan.getByRole('button', { name: pay }).click()
  await expect(dan.getByText('180,00').first()).toBeVisible()
  const { token } = await administratorOf(site.url)
  const team = await (await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })).newPage()
  await team.goto('/robots.txt')
  await team.evaluate(value => localStorage.setItem('admin_token', value), token)
  await team.goto('/admin-dashboard/contacts')
  await (await alive(team.getByRole('combobox', { name: 'Liste' }))).selectOption('Débloquées')
  await team.getByRole('button', { name: 'Plombier, chauffagiste' }).first().click()
  const dialog = team.getByRole('dialog', { name: 'Demande de devis' })
  await expect(dialog).toContainText('oubli@exemple.fr')
  await dialog.getByRole('button', { name: 'Corriger' }).click()
  const correction = team.getByRole('dialog', { name: 'Corriger la demande de devis' })
  await expect(correction).toContainText('Rénovation dan, qui a débloqué cette demande')
  await correction.getByLabel('Téléphone').fill('06 71 82 93 55')
  expect(await axeFindings(team)).toEqual([])
  await correction.getByRole('button', { name: 'Corriger' }).click()
  await expect(dialog).toContainText('06 71 82 93 55')
  expect(await mailed('dan@batir.example', /a fait corriger/)).toContain('06 71 82 93 55')
  await dialog.getByRole('button', { name: 'Effacer cette demande…' }).click()
  const asked = team.getByRole('dialog', { name: 'Effacer cette demande' })
  await expect(asked).toContainText('Rénovation dan, qui a débloqué cette demande')
  expect(await axeFindings(team)).toEqual([])
  await asked.getByRole('button', { name: 'Effacer pour de bon' }).click()
  await expect(dialog).toBeHidden()
  expect(await mailed('dan@batir.example', /effacez\s+ses\s+coordonnées/)).not.toContain(ASKER.name)
  await page.reload()
  await expect(page.getByText(ASKER.name)).toHaveCount(0)
  await dan.reload()
  await expect(dan.getByText(ASKER.name)).toHaveCount(0)
})

test('a withdrawal before the payment wins', async ({ browser, page }) => {
  const cyr = await signedIn(browser, 'cyr')
  await ask(page, 'avant@exemple.fr', '06 71 82 93 77')
  await cyr.reload()
  await expect(cyr.getByRole('button', { name: 'Débloquer' })).toBeVisible()
  const letThrough = await holdOffers(cyr)
  await cyr.getByRole('button', { name: 'Débloquer' }).click()
  await page.getByRole('button', { name: 'Retirer ma demande' }).click()
  await expect(page.getByText(/Personne n’a reçu vos coordonnées/)).toBeVisible()
  await cyr.getByRole('button', { name: pay }).click()
  letThrough()
  await readsWhy(cyr, 'Cette demande a été retirée par son auteur.')
  await expect(cyr.getByText('300,00').first()).toBeVisible()
})
