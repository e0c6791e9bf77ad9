import { alive } from '../support/browser/alive'
import { authenticatorIn } from '../support/browser/authenticator'
import { checkAccess, keepSession } from '../support/browser/dashboard'
import { expect, test } from '../support/journey'

test('an invited account makes a passkey, signs in with it, and is out once removed', async ({
  page,
  site,
  browser,
  quiet,
}) => {
  quiet.allowed.push(/401|403/)
  await keepSession(page)
  await page.goto('/admin-dashboard/comptes')
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click()
  await page.getByLabel('Nom').fill('Camille Roche')
  await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr')
  await checkAccess(page)
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  const link = await page.getByLabel('Lien d’invitation').inputValue()
  await page.getByRole('button', { name: 'C’est fait' }).click()
  await expect(page.getByRole('heading', { name: 'Invitations en attente' })).toBeVisible()
  await checkAccess(page)

  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  const guest = await context.newPage()
  await authenticatorIn(guest)
  await guest.goto(link)
  await expect(guest.getByText(/Bonjour Camille Roche/)).toBeVisible()
  await checkAccess(guest)
  await guest.getByRole('button', { name: /Choisir un mot de passe/ }).click()
  await expect(guest.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible()
  await checkAccess(guest)
  await guest.getByRole('button', { name: 'Choisir une clé d’accès' }).click()
  await guest.getByRole('button', { name: 'Créer une clé d’accès sur cet appareil' }).click()
  await expect(guest.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Comptes' })).toHaveCount(0)
  await guest.goto('/admin-dashboard/compte')
  await expect(guest.getByText('Première clé d’accès', { exact: true })).toBeVisible()
  await expect(guest.getByText('cette session')).toBeVisible()
  await checkAccess(guest)
  await guest.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect(guest.getByText('Cet appareil garde déjà une clé d’accès de ce compte.')).toBeVisible()
  await guest.getByRole('button', { name: 'Déconnexion' }).click()

  // What was asked for while signed out is where one arrives.
  await guest.goto('/admin-dashboard/journal?onglet=e-mails')
  await expect(guest).toHaveURL(/admin-login$/)
  await guest.getByRole('link', { name: 'Se connecter avec une clé d’accès' }).click()
  const sent = guest.waitForRequest('**/api/admin/login/passkey')
  await (await alive(guest.getByRole('button', { name: 'Se connecter avec une clé d’accès' }))).click()
  const answer = (await sent).postDataJSON()
  await expect(guest).toHaveURL(/journal\?onglet=e-mails$/)
  await guest.goto('/admin-login')
  await expect(guest).toHaveURL(/admin-dashboard$/)

  const replay = await fetch(`${site.url}/api/admin/login/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  })
  expect(replay.status).toBe(403)

  await page.reload()
  await page.getByRole('button', { name: 'Corriger le nom de Camille Roche' }).click()
  const renaming = page.getByRole('dialog', { name: 'Corriger le nom' })
  await renaming.getByLabel('Nom').fill('Camille Rochet')
  await renaming.getByRole('button', { name: 'Corriger' }).click()
  await expect(renaming).toBeHidden()
  await page.getByRole('button', { name: 'Changer l’adresse e-mail de Camille Rochet' }).click()
  const moving = page.getByRole('dialog', { name: 'Changer l’adresse e-mail' })
  await moving.getByLabel('Nouvelle adresse e-mail').fill('rochet@exemple.fr')
  await moving.getByLabel(/Comment vous avez vérifié/).fill('Reconnue au téléphone')
  await moving.getByRole('button', { name: 'Continuer' }).click()
  await expect(moving).toBeHidden()
  await expect(page.getByText('rochet@exemple.fr')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le compte de Camille Rochet' }).click()
  await page.getByRole('button', { name: 'Retirer ce compte' }).click()
  await expect(page.getByText('Camille Roche')).toHaveCount(0)
  await expect(page.locator('#contenu')).toBeFocused()
  await guest.reload()
  await expect(guest).toHaveURL(/admin-login/)
  await guest.getByRole('link', { name: 'Se connecter avec une clé d’accès' }).click()
  await (await alive(guest.getByRole('button', { name: 'Se connecter avec une clé d’accès' }))).click()
  await expect(guest.getByRole('alert')).toHaveText('Cette clé d’accès n’a pas été reconnue.')
  await context.close()

  // A browser that knows no passkeys.
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/admin-login/compte')
  await (await alive(page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }))).click()
  await expect(page.getByRole('alert')).toHaveText('Cet appareil n’a pas pu utiliser de clé d’accès.')
})
