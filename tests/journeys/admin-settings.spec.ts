import { alive } from '../support/browser/alive'
import { checkAccess, keepSession, signIn } from '../support/browser/dashboard'
import { holdToasts, toastShown } from '../support/browser/held-toasts'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'
import { invited } from '../support/leads/invited'

test('by keyboard the owner asks for a second account, and confirms what another decided', async ({
  page,
  site,
}) => {
  const id = await visitorOf(site.url).finish()
  const owner = await administratorOf(site.url)
  const manager = await invited(site.url, owner, { role: 'manager', email: 'gestion@exemple.fr' })
  await holdToasts(page)
  await signIn(page)
  await (await alive(page.getByRole('button', { name: 'Modifier le double accord' }))).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Double accord' })
  await dialog.getByRole('checkbox').press('Space')
  await dialog.getByLabel('Au-delà de').fill('5000')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText(/au-delà de 5\s000,00\s€/)).toBeVisible()

  const { version } = await manager.readDossier({ params: { id } })
  const grant = { amount: 6000, body: 'Région', decided_on: '2026-01-15' }
  await manager.changeStatus({ params: { id }, body: { status: 'Accepté', version, grant } })
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const proposed = page.getByRole('region', { name: 'Décision à confirmer' })
  await expect(proposed).toContainText('proposé par Essai manager')
  await checkAccess(page)
  await (await alive(proposed.getByRole('button', { name: 'Confirmer la décision' }))).press('Enter')
  await expect(proposed).toHaveCount(0)
  await toastShown(page, 'Décision confirmée')
})

test('figures and messages are read and changed by keyboard', async ({ page, quiet }) => {
  // The preview's frame runs no script: the browser says so of the journey's own.
  quiet.allowed.push(/Blocked script execution in 'about:srcdoc'/)
  await keepSession(page)
  await page.goto('/admin-dashboard/chiffres')
  await expect(page.getByRole('heading', { name: 'Combien de dossiers, semaine par semaine' })).toBeVisible()
  await (await alive(page.getByText('Les mêmes chiffres en tableau'))).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Semaine du' })).toBeVisible()
  await checkAccess(page)

  await page.goto('/admin-dashboard/e-mails')
  await (await alive(page.getByRole('button', { name: 'Lien de l’espace client' }))).press('Enter')
  const chosen = page.getByRole('region', { name: 'Lien de l’espace client' })
  await chosen.getByLabel(/Votre paragraphe/).fill('Nos bureaux ferment du 24 au 31 décembre.')
  const preview = page.frameLocator('iframe[title^="Aperçu"]')
  await expect(preview.getByText('Nos bureaux ferment')).toBeVisible()
  await checkAccess(page)
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByRole('button', { name: /Lien de l’espace client\s*ajout/ })).toBeVisible()
})

test('of two who write the paragraph of a message the second reads the first’s, and chooses', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/409/, /Blocked script execution in 'about:srcdoc'/)
  const other = await administratorOf(site.url)
  await holdToasts(page)
  await keepSession(page)
  await page.goto('/admin-dashboard/e-mails?e-mail=team-wrote')
  const typed = page.getByLabel(/Votre paragraphe/)
  await typed.fill('Mon mot.')
  await other.writeEmailParagraph({ params: { kind: 'team-wrote' }, body: { text: 'Le mot de l’autre.' } })
  // As after the end of a session: what is kept knows what it was begun over.
  await page.reload()
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect(page.getByText('Quelqu’un a changé ce paragraphe entre-temps')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Le mot de l’autre.' })).toBeVisible()
  await expect(typed).toHaveValue('Mon mot.')
  await checkAccess(page)
  await save.click()
  // The button rests and the other text goes while it is sent, too.
  await toastShown(page, 'les prochains e-mails portent ce paragraphe')
  await expect(page.getByText('Enregistré entre-temps')).toHaveCount(0)
  await expect(save).toBeDisabled()
  const { versions } = await other.emailParagraphVersions({ params: { kind: 'team-wrote' } })
  expect(versions.map(({ text }) => text)).toEqual(['Mon mot.', 'Le mot de l’autre.'])
  await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
  await expect(typed).toHaveValue('')
})
