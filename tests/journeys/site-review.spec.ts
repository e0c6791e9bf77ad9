import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { checkMoment } from '../support/browser/moments'
import { checkNarrow } from '../support/browser/narrow'
import { pressHeard } from '../support/browser/press-heard'
import { later } from '../support/dossiers/later'
import { expect, PASSWORD, test } from '../support/journey'
import { siteInReview } from '../support/sites/online-site'
import { sayFacts } from '../support/sites/site-facts'

const TELEPHONE = { width: 360, height: 740 }
/** What the worker does on a busy machine. */
const IN_TIME = { timeout: 180_000 }
/** A message as its reader sees it, subject and text. */
const plain = (eml: string) =>
  eml
    .replace(/=\?utf-8\?q\?(.*?)\?=(?:\r?\n )?/gi, (_, words: string) => words.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('an owner touches three places of his site; two are done, one is refused, and he approves of the second round', async ({
  page,
  context,
  site,
  quiet,
}) => {
  const { id, admin } = await siteInReview(site)

  await page.setViewportSize(TELEPHONE)
  await page.goto(`/dossier/${id}`)
  await expect(page.getByRole('heading', { name: 'Relisez votre site' })).toBeVisible()
  const framed = page.frameLocator('iframe[title="Votre site, tel qu’il sera"]')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await checkMoment(page, 'review-owner')
  await checkNarrow(page, 'review-owner')
  const sheet = page.getByRole('dialog')
  const say = async (text: string) => {
    await expect(sheet).toBeVisible()
    await sheet.getByLabel(/Que faut-il changer ici/).fill(text)
    await pressHeard(button(page, 'Envoyer cette remarque'))
    await expect(sheet).toHaveCount(0)
  }
  // A finger on the place itself, then two from the list, which needs no pointing.
  await pressHeard(framed.getByRole('heading', { level: 1 }))
  await expect(sheet.getByRole('heading', { name: 'Accueil, Haut de la page' })).toBeVisible()
  await sheet.getByLabel(/Que faut-il changer ici/).fill('Écrivez « n° 1 de la ville ».')
  await checkMoment(page, 'review-sheet')
  await checkNarrow(page, 'review-sheet')
  // What was typed outlives a reload.
  await page.reload()
  await pressHeard(await alive(page.getByText('Choisir l’endroit dans une liste')))
  await pressHeard(button(page, 'Accueil, Haut de la page'))
  await expect(sheet.getByLabel(/Que faut-il changer ici/)).toHaveValue('Écrivez « n° 1 de la ville ».')
  await pressHeard(button(page, 'Envoyer cette remarque'))
  await expect(sheet).toHaveCount(0)
  await pressHeard(button(page, 'Accueil, Horaires'))
  await say('Le samedi, nous ouvrons à 8 h.')
  await pressHeard(button(page, 'Tout le site'))
  await say('Le téléphone a changé : 02 61 91 00 31.')
  await expect(page.getByText(/3 remarques sont notées/)).toBeVisible()
  // The head of the page and the way to approve follow, with no reload.
  await expect(page.getByText('Nous corrigeons votre site.')).toBeVisible()
  await expect(button(page, 'Relire mon site')).toHaveCount(0)
  await expect(button(page, 'Tout me va')).toHaveCount(0)
  await expect(page.getByText(/3 remarques sont encore ouvertes/)).toBeVisible()
  await checkMoment(page, 'review-said')
  await checkNarrow(page, 'review-said')

  // The team hears of all three in one message.
  await (await later(site)).messagesLeave()
  const told = async (subject: string) =>
    (await site.emails()).map(plain).filter(text => text.includes(`Subject: ${subject}`))
  await expect.poll(async () => (await told('Remarques sur le site')).length, IN_TIME).toBe(1)
  const [three = ''] = await told('Remarques sur le site')
  for (const words of ['de la ville', 'ouvrons à 8 h', '02 61 91 00 31']) expect(three).toContain(words)

  // The team: who waits for it, since when, and each comment in its place.
  const desk = await context.newPage()
  quiet.allowed.push(/Failed to load resource/)
  await desk.goto('/admin-dashboard/relectures')
  await desk.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await button(desk, 'Se connecter').first().click()
  await expect(desk.getByRole('heading', { name: 'Relecture et changements' })).toBeVisible()
  await expect(desk.getByText('3 remarques à faire')).toBeVisible()
  await checkMoment(desk, 'review-queue')
  await desk.getByRole('region', { name: 'Attendent l’équipe' }).getByRole('link').click()
  const threads = desk.getByRole('list', { name: 'Remarques du client' }).getByRole('listitem')
  await expect(threads).toHaveCount(3)
  await pressHeard(button(desk, 'Répondre ou refuser (remarque 1)'))
  await desk.getByLabel(/Votre réponse/).fill('Rien ne permet de le prouver.')
  await checkMoment(desk, 'review-team')
  await pressHeard(button(desk, 'Refuser avec cette raison (remarque 1)'))
  await pressHeard(button(desk, 'C’est fait (remarque 2)'))
  await expect(threads.nth(1)).toHaveAttribute('data-state', 'done')
  await sayFacts(admin, id, { telephone: '02 61 91 00 31' })
  await pressHeard(button(desk, 'C’est fait (remarque 3)'))
  await pressHeard(button(desk, 'Remontrer au client'))
  await expect(desk.getByText(/Le client relit son site, depuis/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Ce qui a changé depuis votre dernière lecture')).toBeVisible()
  const changed = page.getByRole('listitem').filter({ hasText: /^Téléphoneavant 02/ })
  await expect(changed).toContainText('après 02 61 91 00 31')
  await expect(page.getByText('Rien ne permet de le prouver.')).toBeVisible()
  await checkMoment(page, 'review-second')
  await checkNarrow(page, 'review-second')
  await expect.poll(async () => (await told('Votre site à relire, tour 2')).length, IN_TIME).toBe(1)
  const [again = ''] = await told('Votre site à relire, tour 2')
  for (const words of ['Refusé', 'Rien ne permet', '02 61 91 00 31']) expect(again).toContain(words)
  await pressHeard(button(page, 'Tout me va'))
  await expect(page.getByText(/Vous l’avez approuvé/)).toBeVisible()
  await desk.goto('/admin-dashboard/relectures')
  await expect(desk.getByText('Approuvé : à mettre en ligne')).toBeVisible()
})
