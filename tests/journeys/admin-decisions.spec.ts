import { DOSSIER_STATUSES, type DossierStatus } from '../../src/domain/dossier/dossier'
import { checkAccess, keepSession, signIn } from '../support/browser/dashboard'
import { fillGrant, fillRefusal } from '../support/browser/decision-dialogs'
import { administratorOf } from '../support/dossiers/admin'
import { granted } from '../support/dossiers/decisions'
import { later } from '../support/dossiers/later'
import { visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, test } from '../support/journey'
import { invited } from '../support/leads/invited'

test('a dossier lives through every change there is, and the server refuses all others', async ({
  page,
  site,
}) => {
  test.slow()
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const time = await later(site)
  const id = await visitor.complete({ company_name: 'Menuiserie Neuf Vies', email: 'neuf-vies@exemple.fr' })
  const actions = page.getByRole('region', { name: 'À faire' }).getByRole('button')
  const dialog = page.getByRole('dialog')

  /** The screen offers these changes, in the words it has for them; any other is a conflict. */
  async function only(changes: Partial<Record<DossierStatus, string>>) {
    await expect(actions).toHaveText(Object.values(changes))
    const { version, status } = await admin.readDossier({ params: { id } })
    for (const to of DOSSIER_STATUSES) {
      if (changes[to] !== undefined) continue
      const change = { status: to, version, reason: 'essai', documents: ['rib' as const] }
      await expect(
        admin.changeStatus({ params: { id }, body: change }),
        `${status} → ${to}`,
      ).rejects.toMatchObject({ status: 409, code: 'transition-forbidden' })
    }
  }
  /** The worker has done what the decision asks for, and the screen says so by itself. */
  const leaves = (words: string | RegExp) =>
    expect(page.getByText(words).first()).toBeVisible({ timeout: 180_000 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  async function confirm(name: string, reason = '') {
    await press(name)
    if (name === 'Accepter') {
      await expect(dialog.getByLabel('Montant accordé, en euros')).toBeFocused()
      await fillGrant(dialog)
    }
    if (name === 'Refuser') await fillRefusal(dialog)
    if (reason) await dialog.getByLabel(/Motif/).fill(reason)
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toHaveCount(0)
  }

  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await only({ Incomplet: 'Demander des pièces' })
  await press('Demander des pièces')
  await dialog.getByLabel('RIB professionnel').check()
  await dialog.getByLabel(/Motif/).fill('Le RIB est flou.')
  await dialog.getByRole('button', { name: 'Demander des pièces' }).click()
  await expect(page.getByText(/Le client doit renvoyer\s: RIB professionnel/)).toBeVisible()
  await only({ Refusé: 'Refuser' })

  await visitor.handIn(id, 'rib', 'rib.pdf', pdfFile(2_000))
  await visitor.signAndFinalize(id)
  await page.reload()
  const undecided = { Incomplet: 'Demander des pièces', Accepté: 'Accepter', Refusé: 'Refuser' } as const
  await only(undecided)

  await confirm('Accepter')
  await only({ Soumis: 'Annuler la décision' })
  await press('Annuler la décision')
  await only(undecided)
  await confirm('Accepter')
  await time.decisionLeaves(id)
  await leaves('Décision envoyée : Accepté')
  await only({
    Accepté: 'Continuer pour le client',
    Refusé: 'Renoncer pour le client',
    Soumis: 'Rouvrir le dossier',
  })
  await confirm('Rouvrir le dossier', 'Une pièce à revoir.')
  await only(undecided)

  await confirm('Refuser')
  await only({ Soumis: 'Annuler la décision' })
  await time.decisionLeaves(id)
  await leaves(/^Avoir AV-\d{4}-\d{5} émis/)
  await expect(page.getByRole('button', { name: /^Avoir AV-/ })).toBeVisible()
  await only({ Incomplet: 'Reprendre le dossier' })
  await checkAccess(page)
  await confirm('Reprendre le dossier', 'L’organisme accepte un nouvel envoi.')

  await visitor.signAndFinalize(id)
  await page.reload()
  await confirm('Accepter')
  await press('Noter un règlement')
  await dialog.getByLabel('Montant, en euros').fill('6000')
  await dialog.getByLabel('Référence').fill('VIR 42')
  await dialog.getByRole('button', { name: 'Noter le règlement' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/L’e-mail de décision part à \d\d:\d\d\.$/)).toBeVisible()
  await time.decisionLeaves(id)
  await leaves('Rien : la facture est payée.')
  await only({})

  const sent = async () => (await site.emails()).filter(mail => mail.includes('neuf-vies@exemple.fr')).length
  await expect.poll(sent).toBeGreaterThanOrEqual(5)
})

test('a dossier about to be purged is seen, and kept for a reason', async ({ page, site }) => {
  const id = await visitorOf(site.url).finish({ company_name: 'Librairie Bientôt Effacée' })
  await (await later(site)).purgeIsAnnounced(id)
  await signIn(page)
  const due = page.getByRole('region', { name: 'Au terme de leur conservation' })
  await expect(due.getByText(/effacement le/).first()).toBeVisible()
  await checkAccess(page)
  await due.getByRole('link', { name: 'Librairie Bientôt Effacée' }).click()

  // What loads above the button moves it no more.
  await expect(page.getByText('Aucun règlement noté.')).toBeVisible()
  await page.getByRole('button', { name: 'Prolonger la conservation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prolonger la conservation' })
  await expect(dialog.getByRole('button', { name: 'Prolonger' })).toBeDisabled()
  await dialog.getByLabel('Durée').selectOption('6 mois')
  await dialog.getByLabel('Motif').fill('L’organisme n’a pas encore répondu.')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Prolonger' }).click()
  await expect(page.getByText(/prolongation comprise/)).toBeVisible()
  await expect(page.getByText('Conservation prolongée « L’organisme n’a pas encore répondu. »')).toBeVisible()
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible()
  await expect(due.getByRole('link', { name: 'Librairie Bientôt Effacée' })).toHaveCount(0)
})

test('who decides after a colleague is told whose decision stands, and offered his own no more', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/409/)
  const visitor = visitorOf(site.url)
  const owner = await administratorOf(site.url)
  const colleague = await invited(site.url, owner, { role: 'manager', email: 'meme-dossier@exemple.fr' })
  const id = await visitor.finish({ company_name: 'Menuiserie Deux Mains' })
  const { version } = await owner.readDossier({ params: { id } })
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const actions = page.getByRole('region', { name: 'À faire' }).getByRole('button')
  await actions.filter({ hasText: 'Refuser' }).click()
  const dialog = page.getByRole('dialog')
  await fillRefusal(dialog)
  await colleague.changeStatus({ params: { id }, body: { ...granted(), version } })
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Ce dossier a changé entre-temps\s: «\sStatut changé\s», par Essai manager le .+ Il est maintenant «\sAccepté\s»\s: relisez-le/,
  )
  await expect(dialog.getByRole('button', { name: 'Refuser' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Fermer et relire' })).toBeFocused()
  await checkAccess(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(actions).toHaveText(['Annuler la décision'])

  // His sentence was kept: the same is still to be said where the dossier comes back.
  await colleague.changeStatus({
    params: { id },
    body: { status: 'Soumis', version: (await owner.readDossier({ params: { id } })).version },
  })
  await actions.filter({ hasText: 'Refuser' }).click()
  await expect(dialog.getByLabel('Phrase pour le client')).toHaveValue('Le plafond est dépassé.')
})
