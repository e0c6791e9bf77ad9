import { request } from 'node:http'
import type { Browser } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { PERSON } from '../support/browser/browser-words'
import { checkMoment } from '../support/browser/moments'
import { checkNarrow } from '../support/browser/narrow'
import { expect, test } from '../support/journey'
import { siteInReview } from '../support/sites/online-site'
import { delivered, openSpace } from '../support/sites/owner-space'

/** Somebody who looks at a firm's site and writes to it, without JavaScript. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', userAgent: PERSON })
  const visitor = await context.newPage()
  await visitor.goto(url)
  return visitor
}

/** Sends the form of a client's site. @returns the status of the answer */
function ask(url: string, host: string, fields: Record<string, string>): Promise<number> {
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/_demande`, { method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(new URLSearchParams(fields).toString())
  })
}

/** A message as its reader sees it. */
const plain = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

test('a delivered dossier leads to the site’s space: a request comes in without JavaScript, is answered, and new hours are online', async ({
  page,
  browser,
  site,
}) => {
  const { id, url } = await delivered(site)
  await openSpace(page, id)
  await expect(page.getByText('Aucune demande pour le moment.')).toBeVisible()
  await expect(page.getByText(url.replace('http://', ''), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Voir mon site/ })).toHaveAttribute('href', url)
  await expect(page.getByRole('heading', { name: 'Factures et papiers' })).toBeVisible()
  await checkMoment(page, 'owner-space-empty')
  await checkNarrow(page, 'owner-space-empty')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Factures et papiers' })).toBeVisible()
  for (const name of ['Modifier mon site', 'Emporter votre site', 'Mettre fin à votre site'])
    await expect(page.getByRole('heading', { name, includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const visitor = await visit(browser, url)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.goto(`${url}/demande`, { referer: `${url}/` })
  await visitor.locator('[name=name]').fill('Zoé Martin')
  await visitor.locator('[name=telephone]').fill('06 12 34 56 78')
  await visitor.locator('[name=email]').fill('zoe@exemple.fr')
  await visitor.locator('[name=text]').fill('Une porte ferme mal. Pouvez-vous passer ?')
  await visitor.locator('form[action$="_demande"] button').click()
  await expect(visitor).toHaveURL(`${url}/merci`)

  const mailed = async (words: string) =>
    (await site.emails()).map(plain).filter(text => text.includes(words)).length
  await expect.poll(() => mailed('Une porte ferme mal.'), { timeout: 120_000 }).toBe(1)
  expect((await site.emails()).map(plain).join()).toMatch(/\/mon-site\/[\w-]{20,}/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 demande à traiter' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Une porte ferme mal.' })
  await expect(card.getByRole('link', { name: 'Appeler le 06 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  )
  await checkMoment(page, 'owner-space-one')
  await checkNarrow(page, 'owner-space-one')
  await card.getByRole('button', { name: 'Répondre à Zoé Martin' }).click()
  await card.getByRole('button', { name: 'Envoyer' }).click()
  await expect(card.getByText('Écrivez votre réponse.')).toBeVisible()
  await card.getByLabel('Votre réponse à Zoé Martin').fill('Je passe demain à 8 h.')
  await checkMoment(page, 'owner-space-answering')
  await checkNarrow(page, 'owner-space-answering')
  await card.getByRole('button', { name: 'Envoyer' }).click()
  await expect(card.getByText('Votre réponse, le')).toBeVisible()
  await expect(card.getByText('Je passe demain à 8 h.')).toBeVisible()
  await expect.poll(() => mailed('Je passe demain'), { timeout: 120_000 }).toBe(1)
  await card.getByRole('button', { name: 'C’est traité (Zoé Martin)' }).click()
  await expect(page.getByText('Tout est traité.')).toBeVisible()
  await page.getByText('Déjà traitées (1)').click()
  await expect(page.getByText('Une porte ferme mal.')).toBeVisible()

  // The owner's calls, by the cookie of the page.
  const calls = `${site.url}/api/owner/sites`
  const { sites } = await (await page.request.get(calls)).json()
  const own = `${calls}/${sites[0].site}`
  /** Of today and yesterday: midnight may have passed. */
  const counted = async () => {
    const { days } = await (await page.request.get(`${own}/counts`)).json()
    const [before, today] = days.slice(-2)
    const sum = (what: 'pages' | 'visits' | 'requests') => before[what] + today[what]
    return { pages: sum('pages'), visits: sum('visits'), requests: sum('requests') }
  }
  await expect.poll(async () => (await counted()).pages, { timeout: 120_000 }).toBe(2)
  expect(await counted()).toEqual({ pages: 2, visits: 1, requests: 1 })
  await page.reload()
  await expect(page.getByText('1 visite, 2 pages vues, 1 demande, 0 question à l’assistant.')).toBeVisible()
  await page.getByText('Jour par jour').click()
  await checkMoment(page, 'owner-space-counts')
  await checkNarrow(page, 'owner-space-counts')
  await (await alive(page.getByRole('button', { name: '12 derniers mois' }))).click()
  await expect(page.getByText('Mois par mois')).toBeVisible()
  await checkMoment(page, 'owner-space-year')

  await visitor.goto(url)
  const { facts, version } = await (await page.request.get(own)).json()
  const hours = [{ days: [2, 3, 4, 5, 6], opens: '06:30', closes: '13:15' }]
  const saved = await page.request.put(`${own}/facts`, {
    data: { facts: { ...facts, hours } },
    headers: { 'if-match': `"${version}"` },
  })
  expect(saved.status()).toBe(200)
  await expect(visitor.getByText(/13\s?h\s?15/).first()).toHaveCount(0)
  expect((await page.request.post(`${own}/publication`)).status()).toBe(201)
  await visitor.reload()
  await expect(visitor.getByText(/13\s?h\s?15/).first()).toBeVisible()
  await page.reload()
  await (await alive(page.getByText('Les 2 dernières publications'))).click()
  await page.getByRole('button', { name: 'Remettre en ligne la publication n° 1' }).click()
  await expect(page.getByText('reprise de la publication n° 1')).toBeVisible()
  await checkMoment(page, 'owner-space-restored')
  await checkNarrow(page, 'owner-space-restored')
  await visitor.reload()
  await expect(visitor.getByText(/13\s?h\s?15/)).toHaveCount(0)
  await visitor.context().close()

  // Of a site that was ended nothing is offered that would be refused.
  await page.getByText('Retirer le site, puis l’effacer').click()
  await page.getByLabel(/^Pour confirmer/).fill('Maison Perrier')
  await page.getByRole('button', { name: 'Mettre fin à mon site' }).click()
  await expect(page.getByText(/Votre site est retiré depuis/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Emporter votre site' })).toBeVisible()
  for (const name of ['Modifier mon site', 'Nom de domaine', 'Demander un changement à l’équipe'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expect(page.getByText('Les prochaines arrivent ici')).toHaveCount(0)
  await page.goto(`/mon-site/modifier?site=${sites[0].site}`)
  await expect(page.getByText(/Il a été mis fin à ce site/)).toBeVisible()
  await page.goto(`/dossier/${id}`)
  await expect(page.getByText('Votre site n’est pas en ligne en ce moment.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accepter la livraison' })).toHaveCount(0)
  await expect(page.getByText('Votre site est en ligne')).toHaveCount(0)
  await checkMoment(page, 'dossier-off-line')
  await checkNarrow(page, 'dossier-off-line')
})

test('sixty requests, ten at once, what looks like advertising apart; the sign-in for who comes without a session', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/status of (401|410)/)
  const { id, url } = await delivered(site)
  const host = new URL(url).host
  for (let at = 1; at <= 60; at += 1) {
    const text =
      at % 20 === 0 ? 'http://a.example http://b.example http://c.example' : `Demande numéro ${at}.`
    const fields = { name: `Visiteur ${at}`, telephone: '06 12 34 56 78', email: '', text }
    expect(await ask(site.url, host, fields)).toBe(303)
  }
  await openSpace(page, id)
  await expect(page.getByRole('heading', { name: '57 demandes à traiter' })).toBeVisible()
  await checkMoment(page, 'owner-space-sixty')
  await checkNarrow(page, 'owner-space-sixty')
  await page.getByRole('button', { name: 'Voir les 47 suivantes' }).click()
  await expect(page.getByText('Demande numéro 1.', { exact: true })).toBeVisible()
  await page.getByText('Mises à part (3)').click()
  await expect(page.getByText('Beaucoup de liens').first()).toBeVisible()
  await checkMoment(page, 'owner-space-apart')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Indiquez la nouvelle adresse.').first()).toBeVisible()
  await page.getByLabel('La nouvelle adresse e-mail').fill('nouvelle@exemple.fr')
  await checkMoment(page, 'owner-space-address')
  await checkNarrow(page, 'owner-space-address')
  // Where no e-mail leaves, no code is asked for.
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText(/Les demandes arrivent à nouvelle@exemple\.fr/)).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { name: 'Mon site', level: 1 })).toBeVisible()
  await checkMoment(page, 'owner-space-sign-in')
  await checkNarrow(page, 'owner-space-sign-in')
  await page.getByLabel('Votre adresse e-mail').fill('personne@exemple.fr')
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  await expect(page.getByText(/a un site chez nous/)).toBeVisible()
  await page.goto('/mon-site/connexion#rien')
  await (await alive(page.getByRole('button', { name: 'Entrer dans mon espace' }))).click()
  await expect(page.getByRole('alert')).toContainText('n’est plus valable')
})

test('while a site is suspended nothing is offered that would be refused; of one that stands elsewhere nobody says that it is withdrawn', async ({
  page,
  site,
}) => {
  const { id, admin } = await delivered(site)
  const own = { site: String((await admin.siteProject({ params: { id } })).site) }
  await admin.suspendSite({ params: own, body: { reason: 'Une photo est reprise sans droit.' } })
  await openSpace(page, id)
  await expect(page.getByText('Une photo est reprise sans droit.')).toBeVisible()
  await expect(page.getByText('Aucune demande pour le moment.')).toBeVisible()
  await expect(page.getByText('arrivent ici, et par e-mail')).toHaveCount(0)
  await checkMoment(page, 'owner-space-suspended')
  await page.goto(`/mon-site/modifier?site=${own.site}`)
  await expect(page.getByText(/vous pourrez le publier une fois la suspension levée/)).toBeVisible()
  await expect(page.getByText('Tout est en ligne.')).toHaveCount(0)
  await checkMoment(page, 'owner-editor-suspended')

  const other = await siteInReview(site)
  const { params } = other
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  await admin.moveSite({ params, body: { stage: 'online', site_url: 'https://ailleurs.exemple.fr' } })
  await openSpace(page, other.id)
  for (const name of ['Modifier mon site', 'Questions sans réponse', 'Nom de domaine'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await page.getByText('L’effacer dans trente jours').click()
  await expect(page.getByText(/Votre site reste à son adresse/)).toBeVisible()
  await page.getByLabel(/^Pour confirmer/).fill('Maison Perrier')
  await checkMoment(page, 'owner-space-elsewhere')
  await page.getByRole('button', { name: 'Effacer dans trente jours' }).click()
  await expect(page.getByText(/Ce que nous gardons de votre site sera effacé le/)).toBeVisible()
  await checkMoment(page, 'owner-space-elsewhere-ended')
  await page.goto(`/dossier/${other.id}`)
  await expect(page.getByText('Il a été mis fin à votre site chez nous.')).toBeVisible()
  await checkMoment(page, 'dossier-over')
  await checkNarrow(page, 'dossier-over')
})
