import { expect, test } from '../support/journey'

test('a reader searches, whatever the case and accents, and comes back to the whole list', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle(/Blog Acquisition Client/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Acquisition Client')
  const cards = page
    .getByRole('list', { name: 'Articles' })
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(15)
  for (const card of await cards.all()) {
    expect(
      await card.getByRole('list', { name: 'Mots-clés' }).getByRole('listitem').count(),
    ).toBeLessThanOrEqual(3)
  }
  const box = page.getByPlaceholder('Rechercher un article ou une ville...')
  for (const word of ['lyon', 'LYON', 'Lyôn']) {
    await box.fill(word)
    await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(word)}`)
    await expect(cards).toHaveCount(1)
    await expect(cards.getByRole('heading')).toContainText('Lyon')
  }
  await box.fill('facturation electronique')
  await expect(cards.getByRole('heading')).toContainText('Facturation électronique')
  await box.fill('fiche ')
  await expect(page).toHaveURL('/blog?q=fiche')
  await expect(cards.getByRole('heading', { name: /^Fiche Google/ })).toBeVisible()
  await expect(box).toHaveValue('fiche ')
  await box.fill('introuvable')
  await expect(page.getByText('Aucun article trouvé pour cette recherche.')).toBeVisible()
  await page.getByRole('button', { name: 'Voir tous les articles' }).click()
  await expect(cards).toHaveCount(all)
  await expect(box).toHaveValue('')
})

test('the search works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.getByPlaceholder('Rechercher un article ou une ville...').fill('NANTES')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL('/blog?q=NANTES')
  await expect(page.locator('h2:visible')).toHaveCount(1)
  await page.goto('/blog?q=introuvable')
  await page.getByRole('button', { name: 'Voir tous les articles' }).click()
  await expect(page.locator('h2:visible').first()).toBeVisible()
  await context.close()
})

test('a card leads to the article, and the way back exists', async ({ page }) => {
  await page.goto('/blog?q=lyon')
  await page.getByRole('link', { name: /^Lire l'article/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon')
  await expect(page).toHaveTitle(/^Lyon.* – Blog – Sitéligible$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /Référencement local à Lyon/,
  )
  await expect(page.getByText('Expertise SEO')).toBeVisible()
  await expect(page.getByText('21 novembre 2026')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Mots-clés' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Tester mon éligibilité' }).last()).toHaveAttribute(
    'href',
    '/simulateur',
  )
  await expect(page.getByRole('link', { name: /entreprise à Lyon/ })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Retour au blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Acquisition Client')
})

test('the loading texts show while the next page is on its way', async ({ page }) => {
  // Kept by the tab: the page that shows it is on its way out.
  const watch = () =>
    page.evaluate(() => {
      const loading = document.querySelector('[data-loading]')
      new MutationObserver(() => {
        if (loading instanceof HTMLElement && !loading.hidden)
          sessionStorage.setItem(`shown ${sessionStorage.length}`, String(loading.textContent))
      }).observe(loading as Node, { attributes: true })
    })
  const shown = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage)
        .sort()
        .map(([, words]) => words),
    )
  await page.goto('/blog?q=lille')
  await watch()
  await page
    .getByRole('link', { name: /^Lire l'article/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lille')
  expect(await shown()).toEqual(["Chargement de l'article..."])
  await page.goBack()
  await expect(page.getByText("Chargement de l'article...")).toBeHidden()
  await watch()
  await page.getByRole('link', { name: 'Aides publiques', exact: true }).click()
  await expect(page).toHaveURL('/blog/sujets/aides')
  await expect.poll(shown).toEqual(["Chargement de l'article...", 'Chargement des articles...'])
  await expect(page.getByRole('link', { name: 'Aides publiques', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the search asks nobody, and runs no framework', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  const asked: string[] = []
  // A new address makes the browser look at the icon again.
  page.on('request', request => !request.url().endsWith('/favicon.svg') && asked.push(request.url()))
  const box = page.getByPlaceholder('Rechercher un article ou une ville...')
  await box.pressSequentially('nantes')
  await expect(page.getByRole('link', { name: /^Lire l'article/ })).toHaveCount(1)
  await box.fill('introuvable')
  await expect(page.getByText('Aucun article trouvé pour cette recherche.')).toBeVisible()
  expect(asked).toEqual([])
  expect(await page.locator('script[src]').count()).toBe(1)
  await expect(page).toHaveURL('/blog?q=introuvable')
  await page.reload()
  await expect(page.getByText('Aucun article trouvé pour cette recherche.')).toBeVisible()
})

test('an article shows its parts, its time and its changes', async ({ page }) => {
  await page.goto('/blog/lyon-arrondissements-presquile-villeurbanne')
  await expect(page.getByText('mis à jour le 28 novembre 2026')).toBeVisible()
  await expect(page.getByText(/^\d+\u00a0min de lecture$/)).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Dans cet article' })
  await parts.getByRole('link').first().click()
  await expect.poll(() => page.evaluate(() => document.querySelector(':target')?.tagName)).toBe('H2')
})

test('an unknown article and an unknown page answer 404 and say so', async ({ page, quiet }) => {
  quiet.allowed.push(/404/)
  expect((await page.goto('/blog/inconnu'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Article non trouvé' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour au blog' })).toHaveAttribute('href', '/blog')
  for (const path of [
    '/page-inconnue',
    '/site-internet-gratuit-nulle-part',
    '/Inconnue!',
    '/blog/sujets/inconnu',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /accueil/ })).toHaveAttribute('href', '/')
  }
})

test('a fixed landing page, a city page and the hub', async ({ page }) => {
  for (const slug of [
    'site-internet-gratuit',
    'acquisition-client',
    'reste-a-charge-0',
    'intelligence-artificielle',
    'leads-qualifies',
  ]) {
    expect((await page.goto(`/${slug}`))?.status(), slug).toBe(200)
    await expect(page.getByRole('main').locator('a[href="/simulateur"]').first()).toBeVisible()
  }
  await page.goto('/villes')
  await page.getByLabel('Votre ville ou votre département').fill('le havre')
  await page.getByRole('link', { name: 'Financer un site : Le Havre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Site internet gratuit au Havre : qui paie, à quelles conditions',
  )
  await expect(page.getByText('166\u202f687 habitants').first()).toBeVisible()
  const around = page.getByRole('navigation', { name: 'Autour de cette page' })
  for (const path of ['/mentions-legales', '/comment-ca-marche', '/simulateur']) {
    await expect(around.locator(`a[href="${path}"]`)).toBeVisible()
  }
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
})
