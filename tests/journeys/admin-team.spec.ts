import { callPrice } from '../../src/domain/international/lead-pricing'
import { checkAccess, keepSession, keptIn } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { company, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'
import { invited } from '../support/leads/invited'

test('all that a filter lets through is given to a colleague at once, or called back', async ({
  page,
  site,
}) => {
  const { submit } = visitorOf(site.url)
  for (const n of [1, 2, 3]) await submit({ ...company, company_name: `Atelier Groupé ${n}` })
  await keepSession(page)
  await page.goto('/admin-dashboard?recherche=group%C3%A9')
  await expect(page.getByText('3 dossiers sur 3')).toBeVisible()
  await page.getByRole('button', { name: 'Agir sur cette liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agir sur plusieurs dossiers' })
  await expect(dialog.getByText('3 dossiers dans la liste filtrée, 3 concernés')).toBeVisible()
  await dialog.getByLabel('À qui').selectOption({ index: 2 })
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Confier (3 dossiers)' }).click()
  await expect(page.getByText(/Confier\s: 3\sdossiers, commence à/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(/Confier\s: annulé par [^,]+, 0\sdossier sur 3/)).toBeVisible()
  await checkAccess(page)
})

test('an account sees and asks for what its role may read, and nothing else', async ({ page, site }) => {
  const owner = await administratorOf(site.url)
  const refused: string[] = []
  page.on('response', answer => answer.status() === 403 && refused.push(answer.url()))
  for (const [role, seen, unseen] of [
    ['editor', 'heading:Votre travail', 'tab:Dossiers'],
    ['accountant', 'tab:Factures', 'tab:Dossiers'],
    ['manager', 'tab:Dossiers', 'button:Modifier la durée de conservation'],
  ] as const) {
    const { token } = await invited(site.url, owner, { role, email: `${role}@exemple.fr` })
    await page.goto('/mentions-legales')
    await page.evaluate(value => localStorage.setItem('admin_token', value), token)
    await page.goto('/admin-dashboard')
    await expect(page.getByText('Informations système')).toBeVisible()
    const find = (what: string) => {
      const [kind, name] = what.split(':') as ['heading' | 'tab' | 'button', string]
      return page.getByRole(kind, { name })
    }
    await expect(find(seen)).toBeVisible()
    await expect(find(unseen)).toHaveCount(0)
    await checkAccess(page)
  }
  expect(refused).toEqual([])
})

test('an address that a role may not use says so, instead of an error to try again', async ({
  page,
  site,
}) => {
  const owner = await administratorOf(site.url)
  const shut = page.getByRole('heading', { name: 'Cet écran n’est pas ouvert à votre compte' })
  for (const [role, addresses] of [
    ['manager', ['comptes', 'e-mails', 'contenus?onglet=aides']],
    ['accountant', ['sites/inconnu', 'relectures', 'reponses', 'international', 'file/to-check', 'offre']],
    ['editor', ['chiffres', 'dossiers/inconnu?file=to-check', 'contacts/inconnu', 'journal']],
  ] as const) {
    const account = await invited(site.url, owner, { role, email: `adresses-${role}@exemple.fr` })
    await page.goto('/mentions-legales')
    await page.evaluate(value => localStorage.setItem('admin_token', value), account.token)
    for (const address of addresses) {
      await page.goto(`/admin-dashboard/${address}`)
      await expect(shut).toBeVisible()
      await expect(page.getByRole('heading')).toHaveCount(1)
    }
    await checkAccess(page)
  }
})

test('who is given another role is told on the screen that he loses, and keeps there only what he has half typed', async ({
  page,
  site,
}) => {
  const owner = await administratorOf(site.url)
  const account = await invited(site.url, owner, { role: 'editor', email: 'change-de-role@exemple.fr' })
  const given = (role: 'editor' | 'accountant') =>
    owner.changeRole({ params: { id: account.id }, body: { role } })
  await page.goto('/mentions-legales')
  await page.evaluate(value => localStorage.setItem('admin_token', value), account.token)
  await page.goto('/admin-dashboard/contenus')
  await expect(page.getByRole('table')).toBeVisible()
  await given('accountant')
  const told = page.getByRole('alert')
  await expect(told).toContainText('Cet écran n’est plus ouvert à votre compte')
  await expect(page.getByRole('table')).toHaveCount(0)
  await given('editor')
  await page.getByRole('link', { name: 'Nouvel article' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('À moitié tapé')
  await expect.poll(() => keptIn(page)).toContain('À moitié tapé')
  await given('accountant')
  await expect(told).toContainText('Ce que vous aviez tapé reste ci-dessous')
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('À moitié tapé')
})

test('an accountant notes the transfers of the clients of the calls, and finds there nothing that is not money’s', async ({
  page,
  site,
}) => {
  const owner = await administratorOf(site.url)
  const { id } = await owner.openLeadAccount({
    body: {
      ...{ company_name: 'Atelier Ngoma', contact_name: 'Awa Ngoma', email: 'awa@ngoma.example' },
      ...{ phone: '+221 77 123 45 67', address: '12 avenue Cheikh-Anta-Diop, Dakar', country: 'SN' },
      time_zone: 'Africa/Dakar',
    },
  })
  const refused: string[] = []
  page.on('response', answer => answer.status() === 403 && refused.push(answer.url()))
  const account = await invited(site.url, owner, { role: 'accountant', email: 'virements@exemple.fr' })
  await page.goto('/robots.txt')
  await page.evaluate(value => localStorage.setItem('admin_token', value), account.token)
  await page.goto('/admin-dashboard')
  await page.getByRole('link', { name: 'Offre de contacts' }).click()
  await page.getByRole('link', { name: 'Atelier Ngoma' }).click()
  await expect(page.getByRole('button')).toHaveText([/Aller à/, 'Déconnexion', /virement/, /remboursement/])
  await page.getByRole('button', { name: 'Noter un virement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Noter un virement reçu' })
  await dialog.getByLabel('Montant en euros').fill('1 200')
  await dialog.getByLabel('Référence écrite sur le virement').fill('VIR 12')
  await dialog.getByRole('button', { name: 'Noter' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: 'VIR 12' })).toBeVisible()
  await checkAccess(page)
  const params = { account: id }
  await owner.openCampaignFor({
    params,
    body: {
      ...{ name: 'Travaux', zone: 'france', trade: 'crafts', ring: '+33189000000' },
      price_cents: callPrice('france', 'crafts').from_cents,
      ...{ time_zone: 'Africa/Dakar', hours: [{ day: 1, from: '08:00', to: '18:00' }], daily_cap: 10 },
    },
  })
  expect(await owner.leadAccount({ params })).toMatchObject({
    account: { available_cents: 120_000 },
    campaigns: [{ ring: '+33189000000' }],
  })
  expect((await account.leadAccount({ params })).campaigns).toEqual([])
  expect(refused).toEqual([])
})
