import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openDatabase } from '../../src/store/database/database'
import { axeFindings } from '../support/browser/axe'
import { signIn } from '../support/browser/dashboard'
import { checkNarrow } from '../support/browser/narrow'
import { administratorOf } from '../support/dossiers/admin'
import { registration } from '../support/leads/business-abroad'
import { ALWAYS, bookPastCall } from '../support/leads/leads'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

const SECRET = `whsec_${randomBytes(24).toString('base64')}`
const NUMBER = '+33189000001'
const CAMPAIGN = {
  ...{ zone: 'international' as const, trade: 'crafts' as const, price_cents: 70_00 },
  ...{ time_zone: 'Africa/Dakar', hours: ALWAYS, daily_cap: 100, ring: '+221771234567' },
}
/** A client who is called a lot. */
const BUSY = {
  ...{ registration_id: null, company_name: 'Toitures Sall', contact_name: 'Moussa Sall' },
  ...{ email: 'moussa@sall.example', phone: '+221771234568', address: '3 rue Parchappe, Dakar' },
  ...{ country: 'SN', siren: null, vat_number: null, time_zone: 'Africa/Dakar' },
}

let site: Program
test.beforeAll(async () => {
  site = await startCopy({ TELEPHONY_SECRET: SECRET })
})
test.afterAll(() => site.remove())

const newPage = async (browser: Browser) =>
  (await browser.newContext({ baseURL: site.url, locale: 'fr-FR', reducedMotion: 'reduce' })).newPage()

/** The team opens an account from a registration that it has called. @returns the account's id */
async function openFromRegistration(page: Page): Promise<string> {
  const team = await administratorOf(site.url)
  await team.registerInternational({ body: registration })
  const { registrations } = await team.registrations({ query: {} })
  await team.contactRegistration({
    params: { id: String(registrations[0]?.id) },
    body: { note: 'Veut des appels.' },
  })
  await page.goto('/admin-dashboard/international?state=contacted')
  await page.getByRole('link', { name: /Contactées/ }).click()
  await page.getByRole('button', { name: registration.company_name }).click()
  await page.getByRole('link', { name: 'Ouvrir son compte client' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(registration.email)
  await expect(page.getByLabel('Pays')).toHaveValue('SN')
  await expect(page.getByLabel('Fuseau horaire')).toHaveValue('Africa/Dakar')
  await page.getByLabel('Adresse, telle que sur les factures').fill('12 avenue Cheikh-Anta-Diop, Dakar')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ouvrir le compte' }).click()
  await expect(page.getByRole('heading', { name: registration.company_name, level: 1 })).toBeVisible()
  return String(page.url().split('/').at(-1))
}

/** Lets the client in by the link that he is mailed. */
async function enter(
  page: Page,
  { email, company_name }: Pick<typeof registration, 'email' | 'company_name'> = registration,
) {
  await page.goto('/espace-client')
  await page.getByLabel('Votre adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  const linkIn = (text: string) => /\/espace-client\/connexion#[\w-]+/.exec(text.replace(/=\r?\n/g, ''))?.[0]
  const link = async () =>
    (await site.emails())
      .filter(text => text.includes(email))
      .map(linkIn)
      .find(Boolean)
  await expect.poll(link, { timeout: 120_000 }).toBeDefined()
  await page.goto(String(await link()))
  const followed = page.waitForResponse(/\/api\/client\/live$/)
  await page.getByRole('button', { name: 'Entrer dans mon espace' }).click()
  await expect(page.getByRole('heading', { name: company_name })).toBeVisible()
  // What happens before the stream is there is not told by it.
  await followed
}

const tell = async (event: 'ringing' | 'answered' | 'ended', call_id: string, from = '+33612345678') => {
  const now = new Date()
  const text = JSON.stringify({ event, call_id, at: now.toISOString(), from, to: NUMBER })
  const key = `${call_id}-${event}`
  const headers = {
    'content-type': 'application/json',
    'webhook-id': key,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign(key, now, text),
  }
  const answer = await fetch(`${site.url}/api/telephony/events`, { method: 'POST', headers, body: text })
  expect(answer.status).toBe(200)
}

/** @returns the file that a button saves */
async function listSaved(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^appels_\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await file.path(), 'utf8')
}

test('a client from Dakar sees money come, a call ring and end, and the month’s invoice, without a reload', async ({
  browser,
}) => {
  const [team, client] = [await newPage(browser), await newPage(browser)]
  await signIn(team)
  const account = await openFromRegistration(team)
  await enter(client)
  // A bank in Dakar sends nothing without them.
  for (const words of ['Sitéligible Démonstration', 'AGRIFRPP', 'FR76 3000 6000 0112 3456 7890 189'])
    await expect(client.getByText(words, { exact: true })).toBeVisible()
  const admin = await administratorOf(site.url)
  const params = { account }
  await admin.recordTopUp({ params, body: { amount_cents: 300_00, reference: 'VIR 4471' } })
  await expect(client.getByText('300,00').first()).toBeVisible()
  const campaign = await admin.openCampaignFor({
    params,
    body: { ...CAMPAIGN, name: 'Rénovation' },
  })
  await admin.addTelephoneNumber({ body: { number: NUMBER } })
  await admin.assignTelephoneNumber({
    params: { number: NUMBER },
    body: { campaign_id: campaign.id, source: '/villes/dakar' },
  })

  const followed = team.waitForResponse(/\/api\/admin\/live\?after=/)
  await team.goto('/admin-dashboard/contacts')
  await followed
  const calls = team.getByRole('region', { name: 'Derniers appels' }).last()
  await expect(team.getByText('Aucun appel pour le moment.')).toBeVisible()
  await tell('ringing', 'appel-1')
  await expect(calls.getByText('En cours')).toBeVisible()
  const ringing = client.getByRole('listitem').filter({ hasText: '+33 6 12 34 56 78' })
  await expect(ringing).toContainText('En cours')
  await expect(client.getByText('230,00').first()).toBeVisible()
  await tell('answered', 'appel-1')
  await tell('ended', 'appel-1')
  await expect(calls.getByText('Non facturé')).toBeVisible()
  await expect(ringing).toContainText('L’appel a duré moins de 30')

  const theirs = await listSaved(team, 'Tous les appels en CSV')
  expect(theirs).toContain('Atelier Ngoma & Fils')
  const own = await listSaved(client, 'Tous mes appels en CSV')
  expect(own).toMatch(/^\ufeff"Quand \(Africa\/Dakar\)";"Campagne"/)
  expect(own).toMatch(/"\+33\s6\s12\s34\s56\s78"/)

  const at = new Date()
  at.setUTCMonth(at.getUTCMonth() - 1, 15)
  const database = openDatabase(await site.connection(), () => {})
  await bookPastCall(database.db, { account_id: account, campaign_id: campaign.id, number: NUMBER, at })
  await database.pool.query(`select graphile_worker.add_job('invoice-leads')`)
  await database.close()
  const save = client.getByRole('button', { name: /^Télécharger LP-/ })
  await expect(save).toBeVisible({ timeout: 120_000 })
  expect(await axeFindings(client)).toEqual([])
  const [file] = await Promise.all([client.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^facture_.*_LP-\d{4}-00001\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('sixty calls of three days, and all that they moved, stand within 3,000 px on a telephone and at a desk', async ({
  browser,
}) => {
  const client = await newPage(browser)
  const admin = await administratorOf(site.url)
  const { id: account_id } = await admin.openLeadAccount({ body: BUSY })
  await admin.recordTopUp({
    params: { account: account_id },
    body: { amount_cents: 8_000_00, reference: 'VIR 60' },
  })
  const { id: campaign_id } = await admin.openCampaignFor({
    params: { account: account_id },
    body: { ...CAMPAIGN, name: 'Toitures' },
  })
  const database = openDatabase(await site.connection(), () => {})
  for (let call = 0; call < 60; call += 1) {
    // Before midnight of Dakar or after it: of three or four days, never of one.
    const at = new Date(Date.now() - call * 72 * 60_000)
    await bookPastCall(database.db, { account_id, campaign_id, number: NUMBER, at })
  }
  await database.pool.query(
    `update calls set answered_at = started_at, ended_at = started_at + interval '45 s' where account_id = $1`,
    [account_id],
  )
  await database.close()
  await enter(client, BUSY)
  const lines = client.getByRole('region', { name: 'Vos appels' }).locator('li')
  const more = client.getByRole('button', { name: 'Voir les appels précédents' })
  await expect(lines.first()).toBeVisible()
  while ((await more.count()) > 0) {
    const before = await lines.count()
    await more.click()
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  await expect(lines).toHaveCount(60)
  for (const width of [360, 1440]) {
    await client.setViewportSize({ width, height: 780 })
    await client.evaluate(() => document.fonts.ready)
    const height = await client.evaluate(() => document.documentElement.scrollHeight)
    console.log(`60 calls at ${width} px: ${height} px`)
    expect(height, String(width)).toBeLessThanOrEqual(3_000)
    expect(await axeFindings(client)).toEqual([])
  }
  await checkNarrow(client, '60 calls')
  await client.setViewportSize({ width: 360, height: 780 })
  await lines.first().locator('summary').click()
  await lines.first().getByRole('button', { name: 'Contester' }).click()
  const day = client.getByRole('region', { name: /^\d+ appels?, / }).first()
  expect(await day.evaluate(box => box.scrollHeight - box.clientHeight), 'a form is seen whole').toBe(0)
})

test('the owner of the site forgets a caller who asks for that, once it was counted and confirmed', async ({
  browser,
}) => {
  for (const call of ['appel-oubli-1', 'appel-oubli-2'])
    for (const event of ['ringing', 'answered', 'ended'] as const) await tell(event, call, '+33698765432')
  const team = await newPage(browser)
  await signIn(team)
  await team.goto('/admin-dashboard/contacts')
  const calls = team.getByRole('region', { name: 'Derniers appels' }).last()
  await expect(calls.getByText('06 98 76 54 32')).toHaveCount(2)
  await team.getByRole('button', { name: 'Oublier un numéro…' }).press('Enter')
  const asked = team.getByRole('dialog', { name: 'Oublier un numéro' })
  const number = asked.getByLabel('Numéro de la personne')
  for (const [typed, words] of [
    ['98 76', /Ce n’est pas un numéro de téléphone/],
    ['06 11 11 11 11', /il n’y a rien à oublier/],
  ] as const) {
    await number.fill(typed)
    await number.press('Enter')
    await expect(asked.getByText(words)).toBeVisible()
  }
  expect(await axeFindings(team)).toEqual([])
  await number.fill('+33 (0)6 98.76.54.32')
  await number.press('Enter')
  const sure = team.getByRole('dialog', { name: 'Oublier le 06 98 76 54 32' })
  await expect(sure).toContainText('2 appels de ce numéro.')
  expect(await axeFindings(team)).toEqual([])
  await checkNarrow(team, 'a number to forget')
  await sure.getByRole('button', { name: 'Garder' }).press('Enter')
  await expect(sure).toBeHidden()
  await expect(calls.getByText('06 98 76 54 32')).toHaveCount(2)
  await team.getByRole('button', { name: 'Oublier un numéro…' }).press('Enter')
  await number.fill('0698765432')
  await number.press('Enter')
  await sure.getByRole('button', { name: 'Oublier pour de bon' }).press('Enter')
  await expect(team.getByText('Le numéro est oublié')).toBeVisible()
  await expect(sure).toBeHidden()
  await expect(calls.getByText('06 98 76 54 32')).toHaveCount(0)
})
