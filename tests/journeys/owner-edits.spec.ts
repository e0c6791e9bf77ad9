import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { alive } from '../support/browser/alive'
import { checkMoment } from '../support/browser/moments'
import { checkNarrow } from '../support/browser/narrow'
import { inSight, pressHeard } from '../support/browser/press-heard'
import { expect, PASSWORD, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { onlinePage, onlineSite } from '../support/sites/online-site'

const TELEPHONE = { width: 360, height: 740 }
const MOST_TAPS = 5
/** A press of /mon-site. */
const act = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const press = (target: Locator) => pressHeard(target, 'tap')

/** The owner of a site that is online, on the page where it is changed, and a finger that counts. */
async function owner(page: Page, site: Program) {
  const online = await onlineSite(site)
  const token = new URL(online.link).hash.slice(1)
  await page.request.post('/api/owner/session', { data: { token } })
  await page.goto('/mon-site')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await press(target)
  }
  /** The two last taps: what changes is shown, then everybody reads it. */
  async function publish(what: string, told: string | RegExp, words: RegExp) {
    await tap(button(page, 'Voir ce qui change'))
    await expect(page.getByRole('dialog', { name: 'Avant de publier' }).getByText(told).first()).toBeVisible()
    await checkMoment(page, `editor-${what}-publish`)
    const start = Date.now()
    await tap(button(page, 'Publier'))
    await expect.poll(() => onlinePage(online.url)).toMatch(words)
    console.log(`${what}: ${taps} taps, online after ${(Date.now() - start) / 1_000} s`)
    await expect(page.getByText('C’est en ligne')).toBeVisible()
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  }
  return { ...online, tap, publish }
}

test.use({ hasTouch: true, viewport: TELEPHONE })

test('an owner changes the hours of today on a telephone, publishes what changes, and takes it back', async ({
  page,
  site,
}) => {
  const { url, tap, publish } = await owner(page, site)
  const before = await onlinePage(url)
  await tap(await alive(act(page, 'Changer les horaires')))
  const sheet = page.getByRole('dialog', { name: 'Changer les horaires' })
  const opens = sheet.getByLabel('De', { exact: true })
  await expect(sheet).toBeVisible()
  await checkMoment(page, 'editor-hours')
  await checkNarrow(page, 'editor-hours')
  // On a day off nothing stands yet: hours are added first.
  if ((await opens.count()) === 0) await tap(sheet.getByRole('button', { name: /Ajouter des heures/ }))
  await tap(opens.first())
  await opens.first().fill('07:10')
  await sheet.getByLabel('à', { exact: true }).first().fill('07:50')
  await publish('hours', /7\sh\s10 – 7\sh\s50/, /7\sh\s10 – 7\sh\s50/)
  await checkMoment(page, 'editor-online')
  await press(button(page, 'Annuler'))
  await expect(page.getByText('C’est annulé')).toBeVisible()
  expect(await onlinePage(url)).toBe(before)
  await press(button(page, 'Terminé'))
  await expect(page.getByText('Tout est en ligne.')).toBeVisible()
  await checkMoment(page, 'editor')
  await checkNarrow(page, 'editor')
})

test('an owner closes for a day on a telephone', async ({ page, site }) => {
  const { tap, publish } = await owner(page, site)
  await tap(await alive(act(page, 'Fermer aujourd’hui ou une période')))
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/Vos visiteurs liront, dès que c’est en ligne/)).toBeVisible()
  await tap(sheet.getByLabel(/Pourquoi/))
  await sheet.getByLabel(/Pourquoi/).fill('deuil')
  await checkMoment(page, 'editor-closing')
  await publish('closing', /Fermé le .*\s:\sdeuil/, /Fermé le [^<]*deuil/)
})

test('who opens « Fermer » and goes back has closed nothing; what he typed is there again, once', async ({
  page,
  site,
}) => {
  const { admin, own } = await owner(page, site)
  const closings = async () => (await admin.teamSiteProject({ params: own })).facts.closures.length
  const before = await closings()
  await press(await alive(act(page, 'Fermer aujourd’hui ou une période')))
  const sheet = page.getByRole('dialog', { name: 'Fermer aujourd’hui ou une période' })
  await press(sheet.getByLabel(/Pourquoi/))
  await sheet.getByLabel(/Pourquoi/).fill('deuil')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Modifier mon site' })).toBeVisible()
  await press(await alive(page.getByRole('link', { name: 'Modifier tout le site' })))
  await expect(page.getByText('Tout est en ligne.')).toBeVisible()
  await press(await alive(button(page, 'Fermer aujourd’hui ou une période')))
  await expect(sheet.getByLabel(/Pourquoi/)).toHaveValue('deuil')
  await page.reload()
  await press(await alive(button(page, 'Fermer aujourd’hui ou une période')))
  await expect(sheet.getByLabel(/Pourquoi/)).toHaveValue('deuil')
  expect(await closings()).toBe(before)
  await press(button(page, 'Voir ce qui change'))
  const leaving = page.getByRole('dialog', { name: 'Avant de publier' })
  await expect(leaving.getByText('Fermeture', { exact: true })).toHaveCount(1)
  expect(await closings()).toBe(before + 1)
})

test('a closing that is sent while the network is away is the only one after a reload, and is taken back by closing its sheet', async ({
  page,
  site,
  quiet,
}) => {
  const { admin, own } = await owner(page, site)
  quiet.allowed.push(/Failed to load resource|ERR_INTERNET/)
  const closings = async () => (await admin.teamSiteProject({ params: own })).facts.closures.length
  const before = await closings()
  await press(await alive(act(page, 'Fermer aujourd’hui ou une période')))
  const sheet = page.getByRole('dialog', { name: 'Fermer aujourd’hui ou une période' })
  await press(sheet.getByLabel(/Pourquoi/))
  await sheet.getByLabel(/Pourquoi/).fill('deuil')
  await page.route('**/api/**', route => route.abort('internetdisconnected'))
  await press(button(page, 'Voir ce qui change'))
  await expect(sheet.getByText(/Pas encore gardé/)).toBeVisible()
  await sheet.getByLabel(/Pourquoi/).fill('congés')
  page.on('dialog', dialog => dialog.accept())
  await page.unroute('**/api/**')
  await page.reload()
  await expect(sheet.getByLabel(/Pourquoi/)).toHaveValue('congés')
  await press(button(page, 'Voir ce qui change'))
  const leaving = page.getByRole('dialog', { name: 'Avant de publier' })
  await expect(leaving.getByText('Fermeture', { exact: true })).toHaveCount(1)
  expect(await closings()).toBe(before + 1)
  await press(leaving.getByRole('button', { name: 'Fermer' }))
  await press(button(page, 'Fermer aujourd’hui ou une période'))
  await expect(sheet.getByLabel(/Pourquoi/)).toHaveValue('')
  await press(sheet.getByRole('button', { name: 'Fermer' }))
  await expect(page.getByText(/changement.* à mettre en ligne/)).toBeVisible()
  expect(await closings()).toBe(before + 1)
})

test('an owner raises a price on a telephone', async ({ page, site }) => {
  const { tap, publish } = await owner(page, site)
  await tap(await alive(act(page, 'Changer un prix')))
  const price = page.getByRole('dialog').getByLabel(/^Double de clef/)
  await tap(price)
  await price.fill('7,50')
  await checkMoment(page, 'editor-price')
  await checkNarrow(page, 'editor-price')
  await publish('price', /7,50\s€/, /7,50\s€/)
})

test('an owner puts a photo up on a telephone', async ({ page, site }) => {
  const { tap, publish } = await owner(page, site)
  await tap(await alive(act(page, 'Ajouter une photo')))
  const choosing = page.waitForEvent('filechooser')
  await tap(page.getByLabel('Choisir des photos'))
  const buffer = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await (await choosing).setFiles({ name: 'vitrine.jpg', mimeType: 'image/jpeg', buffer })
  // The photo's words are asked for at once: no tap leads there.
  const words = page.getByRole('dialog').getByLabel('Ce que montre la photo 1')
  await expect(words).toBeFocused()
  await page.keyboard.type('La vitrine verte')
  await checkMoment(page, 'editor-photo')
  await publish('photo', 'La vitrine verte', /alt="La vitrine verte"/)
})

test('the words of a photo that are typed without a network arrive with the next press; a refused file holds nobody up', async ({
  page,
  site,
  quiet,
}) => {
  const { admin, own } = await owner(page, site)
  quiet.allowed.push(/Failed to load resource|ERR_INTERNET/)
  const words = async () => (await admin.teamSiteProject({ params: own })).photos.map(({ alt }) => alt)
  await press(await alive(act(page, 'Ajouter une photo')))
  const sheet = page.getByRole('dialog', { name: 'Ajouter une photo' })
  const buffer = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#72a' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choisir des photos')
    .setInputFiles({ name: 'atelier.jpg', mimeType: 'image/jpeg', buffer })
  await expect(sheet.getByLabel(/Ce que montre la photo/).first()).toBeFocused()
  await page.route('**/api/**', route => route.abort('internetdisconnected'))
  await page.keyboard.type('L’atelier violet')
  await press(sheet.getByRole('button', { name: 'Voir ce qui change' }))
  await expect(sheet.getByRole('alert').filter({ hasText: 'rien n’est perdu' })).toBeVisible()
  await page.unroute('**/api/**')
  await page
    .getByLabel('Choisir des photos')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(sheet.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  await press(sheet.getByRole('button', { name: 'Voir ce qui change' }))
  const leaving = page.getByRole('dialog', { name: 'Avant de publier' })
  await expect(leaving.getByText('L’atelier violet')).toBeVisible()
  expect(await words()).toContain('L’atelier violet')
  // The part of photos goes with the last of them, and its open sheet stays what it was.
  const body = new FormData()
  const other = await sharp(buffer).negate().jpeg().toBuffer()
  body.append('file', new File([new Uint8Array(other)], 'four.jpg'))
  body.append('alt', 'Le four')
  await admin.teamAddSitePhoto({ params: own, body })
  await page.goto('/mon-site')
  await press(await alive(page.getByRole('link', { name: 'Modifier tout le site' })))
  await press(await alive(button(page, /Photos, Accueil/)))
  const photos = page.getByRole('dialog', { name: 'Accueil, Photos' })
  await press(photos.getByRole('button', { name: /^Retirer/ }).first())
  await expect(photos.getByLabel(/Ce que montre/)).toHaveCount(1)
  await expect(button(page, /Photos, Accueil/)).toHaveCount(0)
})

test('by keyboard alone a price is raised; somebody else’s change meanwhile is shown first, and neither is lost', async ({
  page,
  site,
  quiet,
}) => {
  const { admin, own, url } = await owner(page, site)
  // Somebody else is quicker: the server refuses, and what both said is put together.
  quiet.allowed.push(/412/)
  const key = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await key(await alive(act(page, 'Changer un prix')))
  const sheet = page.getByRole('dialog', { name: 'Changer un prix' })
  const price = sheet.getByLabel(/^Double de clef/)
  await expect(price).toBeVisible()
  const { facts, version } = await admin.teamSiteProject({ params: own })
  const services = facts.services.map(one =>
    one.name === 'Ouverture de porte' ? { ...one, price_cents: 97_00 } : one,
  )
  await admin.teamSaveSiteFacts({
    params: own,
    body: { facts: { ...facts, telephone: '02 61 91 00 77', services } },
    headers: { 'if-match': `"${version}"` },
  })
  await price.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('sept')
  await page.keyboard.press('Enter')
  await expect(price).toHaveAccessibleDescription('Un prix s’écrit 45 ou 45,50.')
  await expect(price).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(/Quelqu’un d’autre a changé ceci entre-temps.*Téléphone/)).toBeVisible()
  await checkMoment(page, 'editor-meanwhile')
  await key(sheet.getByRole('button', { name: 'Voir ce qui change' }))
  const before = page.getByRole('dialog', { name: 'Avant de publier' })
  await expect(before.getByText('02 61 91 00 77')).toBeVisible()
  await expect(before.getByText(/après\s8\s€/)).toBeVisible()
  await key(button(page, 'Publier'))
  await expect.poll(() => onlinePage(url)).toMatch(/02\s61\s91\s00\s77/)
  expect(await onlinePage(url)).toMatch(/8\s€/)
  expect(await onlinePage(url)).toMatch(/97\s€/)
  await expect(page.getByText('C’est en ligne')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Tout est en ligne.')).toBeVisible()
})

test('with no server what was typed stays, over a reload too, and parts are moved and left out', async ({
  page,
  site,
  quiet,
}) => {
  const { url, own } = await owner(page, site)
  quiet.allowed.push(/Failed to load resource|ERR_INTERNET/)
  await page.goto(`/mon-site/modifier?site=${own.site}`)
  await press(await alive(button(page, 'Modifier : À propos, À propos de Maison Perrier')))
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.route('**/api/**', route => route.abort('internetdisconnected'))
  await sheet.getByLabel(/en quelques phrases/).fill('Écrit dans le train.')
  await sheet.getByLabel('Titre', { exact: true }).fill('Qui nous sommes')
  await press(button(page, 'Voir ce qui change'))
  await expect(sheet.getByText(/Pas encore gardé/)).toBeVisible()
  await page.unroute('**/api/**')
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await press(await alive(button(page, 'Modifier : À propos, À propos de Maison Perrier')))
  await expect(sheet.getByLabel(/en quelques phrases/)).toHaveValue('Écrit dans le train.')
  await expect(sheet.getByLabel('Titre', { exact: true })).toHaveValue('Qui nous sommes')
  await press(button(page, 'Voir ce qui change'))
  await expect(
    page.getByRole('dialog', { name: 'Avant de publier' }).getByText('Qui nous sommes'),
  ).toBeVisible()
  await press(page.getByRole('dialog').getByRole('button', { name: 'Fermer' }))

  await press(button(page, 'Ordre et présence des parties'))
  await press(button(page, 'Monter Secteur').first())
  await expect(page.getByText(/Secteur\s: 3 sur 6/)).toBeAttached()
  await press(button(page, 'Retirer la partie Assistant'))
  await expect(button(page, 'Remettre la partie Assistant')).toBeVisible()
  await checkMoment(page, 'editor-order')
  await checkNarrow(page, 'editor-order')
  await press(button(page, 'Voir et publier'))
  await expect(page.getByRole('dialog').getByText(/Partie retirée/)).toBeVisible()
  await press(button(page, 'Publier'))
  await expect.poll(() => onlinePage(url)).not.toMatch(/id="assistant"/)
  expect(await onlinePage(url, '/a-propos')).toContain('Écrit dans le train.')
})

test('a finger on its handle moves a part; its owner writes questions and answers of his own', async ({
  page,
  site,
  quiet,
}) => {
  const { url, own } = await owner(page, site)
  await page.goto(`/mon-site/modifier?site=${own.site}`)
  await press(await alive(button(page, 'Ordre et présence des parties')))
  const rows = page.locator('[data-row^="parties-0-"]')
  const names = () => rows.locator('> span:first-child').allTextContents()
  await expect(rows.nth(3)).toBeVisible()
  const [hero, first, second, third, ...others] = await names()
  await dragRow(page, rows.nth(1), rows.nth(3))
  await expect.poll(names).toEqual([hero, second, third, first, ...others])
  await dragRow(page, rows.nth(3), rows.nth(1))
  await expect.poll(names).toEqual([hero, first, second, third, ...others])

  await press(button(page, 'Ajouter la partie Questions fréquentes'))
  await expect(button(page, 'Retirer la partie Questions fréquentes')).toBeVisible()
  await press(button(page, 'Ordre et présence des parties'))
  await press(button(page, 'Modifier : Questions fréquentes, Accueil'))
  const sheet = page.getByRole('dialog', { name: 'Accueil, Questions fréquentes' })
  await sheet.getByLabel('Ajouter une question').fill('Ouvrez-vous les coffres ?')
  quiet.allowed.push(/422/)
  await press(button(page, 'Voir ce qui change'))
  await expect(sheet.getByRole('alert').filter({ hasText: 'vont ensemble' })).toBeVisible()
  await sheet.getByLabel('Et sa réponse').fill('Oui, sur rendez-vous.')
  await checkMoment(page, 'editor-questions')
  await press(button(page, 'Voir ce qui change'))
  await expect(
    page.getByRole('dialog', { name: 'Avant de publier' }).getByText(/Ouvrez-vous les coffres/),
  ).toBeVisible()
  await press(button(page, 'Publier'))
  await expect.poll(() => onlinePage(url)).toMatch(/Ouvrez-vous les coffres[\s\S]*Oui, sur rendez-vous/)
})

/** A finger goes down on the handle of a row, over another row, and up: again where it met something else. */
async function dragRow(page: Page, row: Locator, onto: Locator) {
  const finger = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const middle = async (target: Locator) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('not on the page')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await expect(async () => {
    await row.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await inSight(row)
    const from = await middle(row.locator('span[aria-hidden="true"]').first())
    const to = { x: from.x, y: (await middle(onto)).y }
    await touch('touchStart', [from])
    await touch('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }])
    await touch('touchMove', [to])
    const isOver = expect(onto).toHaveAttribute('data-drop', /before|after/, { timeout: 30_000 })
    await isOver.catch(async error => {
      await touch('touchCancel', [])
      throw error
    })
    await touch('touchEnd', [])
  }).toPass()
  await finger.detach()
}

test('an owner asks the team for a change with a picture; it waits in the queue, is answered in its thread', async ({
  page,
  context,
  site,
  quiet,
}) => {
  const { admin, own, id } = await owner(page, site)
  await (await alive(page.getByLabel(/Que voulez-vous changer/))).fill('Une page pour nos chantiers.')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b52' } })
    .png()
    .toBuffer()
  await page.locator('#changement-image').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer })
  await checkMoment(page, 'change-asked')
  await press(button(page, 'Envoyer à l’équipe'))
  await expect(page.getByText('C’est envoyé')).toBeVisible()
  await expect(page.getByRole('img', { name: /Jointe à la remarque 1/ })).toBeVisible()
  await checkMoment(page, 'change-sent')

  const desk = await context.newPage()
  quiet.allowed.push(/Failed to load resource/)
  await desk.goto('/admin-dashboard/relectures')
  await desk.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await desk.getByRole('button', { name: 'Se connecter' }).first().click()
  await expect(desk.getByText('Changement demandé').first()).toBeVisible()
  await checkMoment(desk, 'change-queue')
  // The team tries another palette on the real facts, and writes on the real page.
  await desk.goto(`/admin-dashboard/dossiers/${id}`)
  await pressHeard(button(desk, 'Style'))
  const palette = desk.getByLabel('Palette')
  await expect(palette).toBeVisible()
  const [worn, other] = [await palette.inputValue(), palette.locator('option:not(:checked)').first()]
  await palette.selectOption(await other.getAttribute('value'))
  await expect(
    desk.frameLocator('iframe[title="Aperçu de votre site"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
  await checkMoment(desk, 'team-look')
  expect((await admin.teamSiteProject({ params: own })).layout.palette).toBe(worn)
  await pressHeard(button(desk, 'Garder ce style'))
  const kept = async () => (await admin.teamSiteProject({ params: own })).layout.palette
  await expect.poll(kept).not.toBe(worn)
  await pressHeard(button(desk, 'Changer sur la page'))
  await pressHeard(button(desk, 'Modifier : Haut de la page, Accueil'))
  await desk.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Écrit par l’équipe.')
  await pressHeard(button(desk, 'Voir ce qui change'))
  await expect(desk.getByRole('dialog').getByText('Écrit par l’équipe.')).toBeVisible()
  await checkMoment(desk, 'team-page')
  await admin.teamMoveSiteComment({
    params: { ...own, n: '1' },
    body: { state: 'done', reason: 'Elle est en ligne.' },
  })
  await page.reload()
  await expect(page.getByText('Elle est en ligne.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Vos demandes à l’équipe' }).getByText('Fait')).toBeVisible()
})
