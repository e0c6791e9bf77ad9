import { authenticatorIn } from '../support/browser/authenticator'
import { checkAccess } from '../support/browser/dashboard'
import { fillRefusal } from '../support/browser/decision-dialogs'
import { countedKeys, tickGood } from '../support/browser/triage-keys'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('a newcomer’s first hour: invited, a passkey, a first dossier checked, a first refusal undone', async ({
  page,
  site,
  quiet,
}) => {
  test.slow()
  quiet.allowed.push(/403/)
  const { finish } = visitorOf(site.url)
  const first = await finish({ company_name: 'Atelier Première Heure' })
  const second = await finish({ company_name: 'Garage du Premier Refus' })
  const owner = await administratorOf(site.url)
  const { link } = await owner.inviteAccount({
    body: { name: 'Lou Martin', email: 'lou@exemple.fr', role: 'manager' },
  })

  await authenticatorIn(page)
  await page.goto(String(link))
  await expect(page.getByText(/Bonjour Lou Martin/)).toBeVisible()
  await page.getByRole('button', { name: 'Créer une clé d’accès sur cet appareil' }).click()
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
  await checkAccess(page)

  // What is a manager's is there, the rest neither shown nor answered.
  const places = page.getByRole('navigation', { name: 'Administration' })
  await expect(places.getByRole('link', { name: 'Journal' })).toBeVisible()
  for (const name of ['Comptes', 'Contenus'])
    await expect(places.getByRole('link', { name, exact: true })).toHaveCount(0)
  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  const asks = async (path: string) =>
    (await fetch(`${site.url}/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await asks('accounts')).toBe(403)
  expect(await asks('email-paragraphs')).toBe(403)
  expect(await asks('ready-answers')).toBe(200)

  await page.getByRole('link', { name: /À vérifier/ }).click()
  await expect(page.getByRole('heading', { name: 'Atelier Première Heure', level: 1 })).toBeVisible()
  const { press } = countedKeys(page)
  await tickGood(page, press)
  await press('v')
  await expect(page.getByRole('heading', { name: 'Garage du Premier Refus', level: 1 })).toBeVisible()
  const read = (id: string) => owner.readDossier({ params: { id } })
  await expect.poll(async () => (await read(first)).pieces_checked_at).not.toBeNull()

  await press('r')
  const dialog = page.getByRole('dialog')
  await fillRefusal(dialog)
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await read(second)).status).toBe('Refusé')
  await page.goto(`/admin-dashboard/dossiers/${second}`)
  const undo = page
    .getByRole('region', { name: 'À faire' })
    .getByRole('button', { name: 'Annuler la décision' })
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refuser', exact: true })).toBeVisible()
  await checkAccess(page)

  const { status, events } = await read(second)
  expect(status).toBe('Soumis')
  expect(events.some(({ type }) => type === 'avoir-issued')).toBe(false)
  const { events: ticks } = await owner.journalEvents({ query: { type: 'document-checked' } })
  expect(new Set(ticks.map(({ account_name }) => account_name))).toEqual(new Set(['Lou Martin']))
})
