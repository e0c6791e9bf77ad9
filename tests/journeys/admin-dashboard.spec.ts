import { checkAccess, keepSession, signIn } from '../support/browser/dashboard'
import { fillGrant, fillRefusal } from '../support/browser/decision-dialogs'
import { holdToasts, toastShown } from '../support/browser/held-toasts'
import { visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, PASSWORD, test } from '../support/journey'

test('the administrator signs in, and each mistake has its sentence', async ({ page, quiet }) => {
  quiet.allowed.push(/401/)
  await holdToasts(page)
  await page.goto('/admin-dashboard')
  await expect(page).toHaveURL(/admin-login/)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('Veuillez saisir le mot de passe')
  await page.getByLabel('Mot de passe', { exact: true }).fill('mauvais mot de passe')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('Mot de passe incorrect')
  await checkAccess(page)
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text')

  await page.route('**/api/admin/login', route => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('No token received from server')
  await page.unroute('**/api/admin/login')

  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await toastShown(page, 'Connexion réussie - Redirection...')
  await expect(page).toHaveURL(/admin-dashboard$/)
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toMatch(/^[\w-]{43}$/)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/admin-login/)
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull()
})

test('a session that ends in the middle says so and closes the dashboard', async ({ page, site, quiet }) => {
  quiet.allowed.push(/401/)
  await holdToasts(page)
  await signIn(page)
  // What is still loading would meet the closed session by itself.
  await expect(
    page
      .getByRole('cell')
      .or(page.getByText(/Aucun dossier pour le moment/))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actualiser' })).not.toHaveAttribute('aria-busy')
  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  await fetch(`${site.url}/api/admin/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  // The page asks by itself too, and may have met the closed session before this click: then the button is gone.
  const closed = page.waitForURL(/admin-login/)
  await Promise.race([page.getByRole('button', { name: 'Actualiser' }).click(), closed])
  await toastShown(page, 'Session expirée')
  await closed
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull()
})

test('data that cannot be loaded say so, and load again', async ({ page, quiet }) => {
  quiet.allowed.push(/503/)
  await keepSession(page)
  await page.goto('/admin-dashboard?recherche=aucun-dossier-de-ce-nom')
  const none = page.getByText('Aucun dossier ne correspond.')
  // The list was read before none of its readings comes through.
  await expect(none).toBeVisible()
  await page.route('**/api/admin/dossiers?*', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Payé')
  await expect(page.getByRole('alert').getByText('Erreur lors du chargement des données')).toBeVisible()
  await checkAccess(page)
  await page.unroute('**/api/admin/dossiers?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(none).toBeVisible()
})

test('a dossier is found, its piece drawn, its ZIP and the list saved', async ({ page, site }) => {
  await visitorOf(site.url).finish({ company_name: 'Épicerie Zoé', email: 'zoe@exemple.fr' })
  await signIn(page)
  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  // The key is listened to a moment after the field is drawn.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
  }).toPass()
  await page.keyboard.type('EPICERIE zoe')
  await expect(page).toHaveURL(/recherche=EPICERIE(\+|%20)zoe/)
  const link = page.getByRole('link', { name: 'Épicerie Zoé' }).last()
  await expect(link).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('EPICERIE zoe')
  await checkAccess(page)

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^dossiers_.*\.csv$/)

  await page.getByRole('cell', { name: 'Épicerie Zoé' }).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Épicerie Zoé' })
  await expect(drawer.getByText('Dossier finalisé')).toBeVisible()
  await checkAccess(page)
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Dossier complet (ZIP)' }).click(),
  ])
  expect(zip.suggestedFilename()).toBe('dossier_complet_Épicerie Zoé.zip')

  await drawer.getByRole('button', { name: 'Voir : RIB professionnel' }).click()
  const viewer = page.getByRole('dialog', { name: 'RIB professionnel' })
  await expect(viewer.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await checkAccess(page)
  await page.keyboard.press('Escape')
  const tick = drawer.getByLabel('IBAN lisible et valable')
  // What a colleague's look brings may draw the list again meanwhile: the tick counts once the server has it.
  const kept = page.waitForResponse(/\/document\/rib\/checks$/)
  await tick.click()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(page.getByLabel('IBAN lisible et valable')).toBeChecked()
  await expect(page.getByText('Pièce consultée : RIB professionnel')).toBeVisible()
})

test('an incomplete dossier comes back with the piece that was asked for', async ({ page, site }) => {
  const id = await visitorOf(site.url).finish({ company_name: 'Garage Incomplet' })
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await page.getByRole('button', { name: 'Demander des pièces' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demander des pièces' })
  await expect(dialog.getByRole('button', { name: 'Demander des pièces' })).toBeDisabled()
  await dialog.getByLabel('RIB professionnel').check()
  await dialog.getByLabel(/Motif/).fill('Le RIB est illisible.')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Demander des pièces' }).click()
  await expect(page.getByText(/Le client doit renvoyer\s: RIB professionnel/)).toBeVisible()
  await expect
    .poll(
      async () =>
        (await site.emails()).some(mail =>
          /dossier\/lien\/[\w-]+#piece-rib/.test(mail.replace(/=\r?\n/g, '')),
        ),
      { timeout: 120_000 },
    )
    .toBe(true)

  await page.goto(`/dossier/${id}#piece-rib`)
  await expect(page.getByText('Le RIB est illisible.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Kbis/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Envoyer et terminer' })).toHaveCount(0)
  await checkAccess(page)
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: 'rib-net.pdf', mimeType: 'application/pdf', buffer: pdfFile(3_000) })
  await page.getByLabel(/Un mot pour l’équipe/).fill('Voici un RIB plus net.')
  await checkAccess(page)
  await page.getByRole('button', { name: 'Envoyer et terminer' }).click()
  await expect(page.getByRole('heading', { name: 'Dossier finalisé' })).toBeVisible()
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await expect(page.getByText('Vérifiez les pièces')).toBeVisible()
})

test('two browsers decide at once: the second is told', async ({ page, site, browser, quiet }) => {
  quiet.allowed.push(/409/)
  const id = await visitorOf(site.url).finish({ company_name: 'Atelier Partagé' })
  await holdToasts(page)
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  const other = await context.newPage()
  await keepSession(other)
  await other.goto(`/admin-dashboard/dossiers/${id}`)
  await other.getByRole('button', { name: 'Refuser' }).click()
  await page.getByRole('button', { name: 'Accepter' }).click()
  await fillGrant(page.getByRole('dialog'))
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await expect(page.getByText(/La décision peut être annulée jusque-là/)).toBeVisible()

  await fillRefusal(other.getByRole('dialog'))
  await other.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  await expect(other.getByRole('alert')).toHaveText(
    /^Ce dossier a changé entre-temps\s: «\sStatut changé\s», par Propriétaire le [\d/]+ [\d:]+\. Il est maintenant «\sAccepté\s»\s: relisez-le avant de décider\.$/,
  )
  await context.close()

  await page.getByRole('button', { name: 'Annuler la décision' }).click()
  await toastShown(page, 'Décision annulée : rien n’est parti.')
})

test('a decision taken in the drawer leaves the keyboard there', async ({ page, site }) => {
  await visitorOf(site.url).finish({ company_name: 'Depuis le tiroir' })
  await keepSession(page)
  await page.goto('/admin-dashboard?recherche=tiroir')
  await page
    .getByRole('row', { name: /Depuis le tiroir/ })
    .getByRole('link')
    .click()
  const drawer = page.getByRole('dialog', { name: 'Depuis le tiroir' })
  await drawer.getByRole('button', { name: 'Accepter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accepter' })
  await fillGrant(dialog)
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(drawer.getByRole('button', { name: 'Annuler la décision' })).toBeVisible()
  await expect.poll(() => drawer.evaluate(element => element.contains(document.activeElement))).toBe(true)
})

test('a dossier is erased once its name is typed', async ({ page, site, quiet }) => {
  quiet.allowed.push(/404/)
  const id = await visitorOf(site.url).complete({ company_name: 'À Effacer' })
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await page.getByRole('button', { name: 'Effacer ce dossier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Effacer ce dossier' })
  await expect(dialog.getByRole('button', { name: 'Effacer définitivement' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('À Effacer')
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page).toHaveURL(/admin-dashboard$/)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await expect(page.getByText('Ce dossier n’existe pas, ou il a été effacé.')).toBeVisible()
})
