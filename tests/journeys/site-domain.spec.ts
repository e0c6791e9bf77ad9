import { alive } from '../support/browser/alive'
import { keepSession } from '../support/browser/dashboard'
import { checkMoment } from '../support/browser/moments'
import { expect, test as journey } from '../support/journey'
import { startCopy } from '../support/program/template-site'
import { stubDns } from '../support/servers/stub-dns'
import { delivered, openSpace } from '../support/sites/owner-space'

/** The program of this file, and a name server that says what its journeys want. */
async function start() {
  const dns = await stubDns()
  return { dns, site: await startCopy({ DNS_SERVERS: dns.server }) }
}
type Started = Awaited<ReturnType<typeof start>>
let started: Promise<Started> | undefined

const test = journey.extend<Pick<Started, 'dns'>>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
  dns: async ({}, use) => {
    started ??= start()
    await use((await started).dns)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
  site: async ({}, use) => {
    started ??= start()
    await use((await started).site)
  },
})
test.afterAll(async () => {
  const made = await started
  await made?.site.remove()
  await made?.dns.stop()
})

test('an owner links his own name: records to copy, what is wrong in one sentence, then in service', async ({
  page,
  site,
  dns,
  quiet,
}) => {
  quiet.allowed.push(/status of 422/)
  const { id, admin } = await delivered(site)
  await openSpace(page, id)
  const part = page.getByRole('region', { name: 'Nom de domaine' })
  const name = part.getByLabel('Votre nom de domaine')
  await (await alive(name)).fill('fr')
  await part.getByRole('button', { name: 'Relier ce nom' }).click()
  await expect(part.getByText(/une terminaison que se partagent/)).toBeVisible()
  await checkMoment(page, 'domain-refused')
  await name.fill('https://www.Maison-Perrier.test/')
  // A telephone reloads the tab while its owner looks the name up elsewhere.
  await page.reload()
  await expect(name).toHaveValue('https://www.Maison-Perrier.test/')
  await alive(name)
  await part.getByRole('button', { name: 'Relier ce nom' }).click()
  await expect(part.getByText('Le nom www.maison-perrier.test n’existe pas encore')).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await expect(part.getByText(/surtout les MX\s: vos e-mails en dépendent/)).toBeVisible()
  await checkMoment(page, 'domain-waiting')

  const { site: own } = await admin.siteProject({ params: { id } })
  const { records } = await admin.teamSiteDomain({ params: { site: String(own) } })
  for (const { type, host, value } of records) {
    await expect(part.getByText(value, { exact: true }).first()).toBeVisible()
    dns.names.set(host, { [type]: [value] })
  }
  // By the clock, or when the owner asks: whichever comes first.
  await expect(async () => {
    await part.getByRole('button', { name: 'Vérifier maintenant' }).click()
    await expect(part.getByText('www.maison-perrier.test mène à votre site.')).toBeVisible({
      timeout: 15_000,
    })
  }).toPass()
  await expect(part.getByText('pas encore vu')).toHaveCount(0)
  await checkMoment(page, 'domain-online')

  await part.getByRole('button', { name: 'Changer de nom' }).click()
  await part.getByRole('button', { name: 'Ne plus relier www.maison-perrier.test' }).click()
  await expect(part.getByText('Aucun nom de domaine n’est relié à ce site.')).toBeVisible()
})

test('the team types the name of a client’s site in his dossier', async ({ page, site, dns }) => {
  dns.names.set('maison-perrier.test', { A: ['203.0.113.9'] })
  const { id } = await delivered(site)
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await (await alive(page.getByRole('button', { name: 'Nom de domaine' }))).click()
  const part = page.getByRole('region', { name: 'Nom de domaine' })
  await part.getByLabel('Votre nom de domaine').fill('maison-perrier.test')
  await part.getByRole('button', { name: 'Relier ce nom' }).click()
  await expect(part.getByText('Le A de maison-perrier.test pointe encore vers 203.0.113.9')).toBeVisible()
  await part.scrollIntoViewIfNeeded()
  await checkMoment(page, 'domain-team')
})
