import { checkAccess, keepSession } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { later } from '../support/dossiers/later'
import { visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, test } from '../support/journey'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(2_000) })

test('team and client write to each other, with a ready answer and files both ways', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const id = await visitorOf(site.url).finish({ company_name: 'Atelier Odile' })
  const owner = await administratorOf(site.url)
  await owner.createReadyAnswer({
    body: { title: 'Modèle à remplir', text: '{prénom}, voici le modèle pour le dossier de {entreprise}.' },
  })
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}#messages`)
  const words = page.getByLabel('Message au client')
  await expect(words).toBeFocused()
  await page.getByLabel('Réponse prête').selectOption('Modèle à remplir')
  await page.getByRole('button', { name: 'Insérer' }).click()
  await expect(words).toHaveValue('{prénom}, voici le modèle pour le dossier d’Atelier Odile.')
  await expect(page.getByText(/^À remplir ou à retirer\s: \{prénom\}/)).toBeVisible()
  await checkAccess(page)
  await page.getByRole('button', { name: 'Envoyer au client' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'avant l’envoi' })).toBeVisible()
  await words.fill('Odile, voici le modèle pour le dossier d’Atelier Odile.')
  await page.getByLabel(/^Joindre un fichier/).setInputFiles([pdf('modele.pdf'), pdf('en-trop.pdf')])
  const joined = page.getByRole('list', { name: 'Fichiers à envoyer avec le message' })
  await expect(joined.getByRole('listitem')).toHaveCount(2)
  await joined.getByRole('button', { name: 'Retirer en-trop.pdf' }).click()
  await expect(joined.getByRole('listitem')).toHaveCount(1)
  await checkAccess(page)
  await page.getByRole('button', { name: 'Envoyer au client' }).click()
  await expect(page.getByRole('button', { name: /^modele\.pdf/ })).toBeVisible()
  await expect(words).toHaveValue('')

  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  const client = await context.newPage()
  await client.goto(`/dossier/${id}`)
  const link = client.getByRole('link', { name: 'Télécharger modele.pdf' })
  const download = client.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('modele.pdf')
  const choose = client.locator('#message-fichier')
  await choose.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(client.getByRole('alert').filter({ hasText: 'page.html' })).toBeVisible()
  await choose.setInputFiles(pdf('contrat.pdf'))
  const own = client.getByRole('list', { name: 'Fichiers joints à votre message' })
  await expect(own.getByRole('listitem')).toHaveText(/^contrat\.pdf/)
  await client.reload()
  await expect(own.getByRole('listitem')).toHaveText(/^contrat\.pdf/)
  for (const width of [360, 1440]) {
    await client.setViewportSize({ width, height: 900 })
    await checkAccess(client)
  }
  // A word keeps a dossier whose end was announced, and its page says so no more.
  await (await later(site)).purgeIsAnnounced(id)
  await client.reload()
  const end = client.getByText(/^Ce dossier n’a pas changé depuis longtemps/)
  await expect(end).toContainText('Pour le garder, écrivez-nous un mot')
  await expect(own.getByRole('listitem')).toHaveText(/^contrat\.pdf/)
  await client.getByRole('button', { name: 'Envoyer à l’équipe' }).click()
  await expect(own).toHaveCount(0)
  await expect(end).toHaveCount(0)
  await expect(client.getByText('(Sans texte, avec 1 fichier.)')).toBeVisible()
  await context.close()

  await page.reload()
  const given = page.getByRole('button', { name: /^contrat\.pdf/ })
  await expect(given).toBeVisible()
  const saved = page.waitForEvent('download')
  await given.click()
  expect((await saved).suggestedFilename()).toBe('contrat.pdf')
})

test('ready answers are written, changed, withdrawn and brought back; a word that no dossier has is not kept', async ({
  page,
}) => {
  await keepSession(page)
  await page.goto('/admin-dashboard/reponses')
  await expect(page.getByRole('heading', { name: 'Pièces manquantes' })).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await checkAccess(page)
  }
  await page.getByRole('button', { name: 'Nouvelle réponse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle réponse' })
  await dialog.getByLabel('Titre, pour l’équipe').fill('Merci')
  await dialog.getByRole('textbox', { name: 'Réponse', exact: true }).fill('Merci, {nom}.')
  await expect(dialog.getByText(/\{nom\}\s: aucun dossier n’a ce mot/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Réponse', exact: true }).fill('Merci, ')
  await dialog.getByRole('button', { name: /^\{entreprise\}/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Réponse', exact: true })).toHaveValue(
    'Merci, {entreprise}',
  )
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifier « Merci »' }).click()
  const again = page.getByRole('dialog', { name: 'Modifier la réponse' })
  await again.getByRole('textbox', { name: 'Réponse', exact: true }).fill('Merci beaucoup.')
  await again.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByText('Merci beaucoup.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier « Merci »' }).click()
  await again.getByText('Versions précédentes').click()
  await again.getByRole('button', { name: 'Reprendre ce texte' }).click()
  await expect(again.getByRole('textbox', { name: 'Réponse', exact: true })).toHaveValue(
    'Merci, {entreprise}',
  )
  await again.getByRole('button', { name: 'Ne rien changer' }).click()

  await page.getByRole('button', { name: 'Retirer « Merci »' }).click()
  await expect(page.getByText('« Merci » est retirée.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Merci', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'La rétablir' }).click()
  await expect(page.getByRole('heading', { name: 'Merci', exact: true })).toBeVisible()
})
