import { expect, test } from 'vitest'
import { emptyFacts } from '~/domain/site/facts/empty-facts'
import { acceptedSite } from '../../../tests/support/dossiers/accepted-site'
import { onVersion } from '../../../tests/support/sites/site-facts'

const facts = {
  ...emptyFacts('Menuiserie Lefèvre', 'Menuiserie'),
  legal_form: 'EI',
  siren: '732829320',
  address: { street: '4 rue du Port', postal_code: '72000', city: 'Le Mans' },
  telephone: '02 43 00 00 00',
  email: 'zoe@exemple.fr',
  by_appointment: true,
  services: [
    { name: 'Porte', detail: null, price_cents: 89_000, price_from: true, unit: null, vat: 'excl' as const },
  ],
  legal: { ...emptyFacts().legal, publication_director: 'Zoé Lefèvre' },
}

test('old answers become facts to confirm, and what was not understood is asked', async () => {
  const { site: running, admin, id, params } = await acceptedSite()
  const answers = {
    services: 'Porte 890 €\nPose 20 à 35 €',
    opening_hours: 'du lundi au vendredi 8h-12h',
    domain: 'menuiserie.exemple.fr',
  }
  await running.deps.db
    .insertInto('sites')
    .values({ id: 'old', dossier_id: id, answers: JSON.stringify(answers), begun_at: new Date() })
    .execute()
  const site = await admin.siteProject({ params })
  expect(site).toMatchObject({
    version: 0,
    facts: {
      services: [{ name: 'Porte', price_cents: 89_000 }],
      hours: [{ opens: '08:00', closes: '12:00' }],
    },
  })
  const sentences = site.problems.map(({ sentence }) => sentence).join()
  expect(sentences).toContain('Pose 20 à 35 €')
  expect(sentences).toContain('menuiserie.exemple.fr')
  const kept = await admin.saveSiteFacts({ params, body: { facts: site.facts }, ...onVersion(0) })
  expect(kept).toMatchObject({ version: 1, facts: site.facts })
})

test('a site is drawn from facts that nobody kept, and half-typed ones are named', async () => {
  const { site, admin, id, params } = await acceptedSite()
  const home = await admin.previewSite({ params, body: { facts: { ...facts, name: 'Chez <b>Zoé</b>' } } })
  expect(home.headers.get('content-type')).toContain('text/html')
  expect(home.headers.get('content-security-policy')).toContain('sandbox')
  const html = await home.text()
  expect(html).toContain('Chez &lt;b&gt;Zoé&lt;/b&gt;')
  expect(html).not.toMatch(/<script|<b>|src=|href="(?!#|tel:|mailto:)/)
  const closures = [{ from: 'demain', to: '2026-12-31', reason: null }]
  await expect(admin.previewSite({ params, body: { facts: { ...facts, closures } } })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'facts.closures.0.to' }],
  })
  const other = `${site.url}/api/company/${id}x/site/preview`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(other, { method: 'POST', headers, body: JSON.stringify({ facts }) })).status).toBe(404)
  expect((await admin.siteProject({ params })).version).toBe(0)
})

test('our sentences follow the facts beside what somebody wrote', async () => {
  const { admin, params } = await acceptedSite()
  const { layout } = await admin.saveSiteFacts({ params, body: { facts }, ...onVersion(0) })
  const [home, ...others] = layout.pages
  const [hero, ...rest] = home?.sections ?? []
  if (!home || !hero) throw new Error('no home page')
  const title = { text: 'Le bois, chez vous.', origin: 'given' as const }
  const written = { ...layout, pages: [{ ...home, sections: [{ ...hero, title }, ...rest] }, ...others] }
  await admin.saveSiteLayout({ params, body: { layout: written }, ...onVersion(1) })
  const moved = { ...facts, address: { ...facts.address, city: 'Angers' }, about: 'Trois générations.' }
  const after = (await admin.saveSiteFacts({ params, body: { facts: moved }, ...onVersion(2) })).layout
  expect(after.pages[0]?.sections[0]?.title).toEqual(title)
  expect(JSON.stringify(after)).not.toContain('Mans')
  expect(after.pages[0]?.title).toContain('Angers')
  expect(after.pages.map(({ path }) => path)).toContain('/a-propos')
})

test('a change names the version that it was made on, and is kept once', async () => {
  const { admin, params } = await acceptedSite()
  const body = { facts }
  await expect(admin.saveSiteFacts({ params, body })).rejects.toMatchObject({ status: 428 })
  const first = await admin.saveSiteFacts({ params, body, ...onVersion(0) })
  await expect(admin.saveSiteFacts({ params, body, ...onVersion(0) })).rejects.toMatchObject({ status: 412 })
  expect((await admin.saveSiteFacts({ params, body, ...onVersion(1) })).version).toBe(1)
  const broken = { ...facts, services: [{ ...facts.services[0], price_cents: -1 }] }
  await expect(
    admin.saveSiteFacts({ params, body: { facts: broken as never }, ...onVersion(1) }),
  ).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'facts.services.0.price_cents' }],
  })
  // Nobody wrote in the layout yet: it follows the facts.
  expect(first.layout.pages.map(({ path }) => path)).toContain('/services')
  expect(first.stages[0]?.at).not.toBeNull()
  expect(first.problems.filter(({ needed }) => needed)).toEqual([])
})

test('the owner changes texts within the theme, the team the theme too, and a text that somebody wrote stays', async () => {
  const { admin, params } = await acceptedSite()
  const { layout, site } = await admin.saveSiteFacts({ params, body: { facts }, ...onVersion(0) })
  const themed = { ...layout, theme: 'simple' as const, palette: 'encre' }
  await expect(
    admin.saveSiteLayout({ params, body: { layout: themed }, ...onVersion(1) }),
  ).rejects.toMatchObject({
    status: 422,
  })
  const own = await admin.teamSaveSiteLayout({
    params: { site: String(site) },
    body: { layout: themed },
    ...onVersion(1),
  })
  expect(own).toMatchObject({ version: 2, layout: { theme: 'simple' } })
  // The team's theme stays when the facts change.
  const renewed = await admin.saveSiteFacts({
    params,
    body: { facts: { ...facts, since: '1997' } },
    ...onVersion(2),
  })
  expect(renewed.layout).toMatchObject({ theme: 'simple', palette: 'encre' })
  const [home, ...others] = renewed.layout.pages
  const [hero, ...rest] = home?.sections ?? []
  if (!home || !hero) throw new Error('no home page')
  const title = { text: 'Le bois, chez vous.', origin: 'given' as const }
  const written = {
    ...renewed.layout,
    pages: [{ ...home, sections: [{ ...hero, title }, ...rest] }, ...others],
  }
  await admin.saveSiteLayout({ params, body: { layout: written }, ...onVersion(3) })
  const after = await admin.adminSaveSiteFacts({
    params,
    body: { facts: { ...facts, since: '1998' } },
    ...onVersion(4),
  })
  expect(after.layout.pages[0]?.sections[0]?.title).toEqual(title)
  expect(
    (await admin.readDossier({ params })).events.filter(({ type }) => type === 'site-changed'),
  ).toHaveLength(5)
})

test('a site that never came online goes with its dossier', async () => {
  const { site, admin, params } = await acceptedSite()
  await admin.saveSiteFacts({ params, body: { facts }, ...onVersion(0) })
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  const { version, company_name } = await admin.readDossier({ params })
  await admin.eraseDossier({ params, body: { confirmation: company_name, version } })
  expect(await site.deps.db.selectFrom('sites').select('id').execute()).toEqual([])
  expect(await site.deps.db.selectFrom('site_versions').select('version').execute()).toEqual([])
})

test('a site that is online stays when its dossier is erased', async () => {
  const { site, admin, params } = await acceptedSite()
  const kept = await admin.saveSiteFacts({ params, body: { facts }, ...onVersion(0) })
  await site.deps.db.updateTable('sites').set({ online_at: new Date() }).execute()
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  const { version, company_name } = await admin.readDossier({ params })
  await admin.eraseDossier({ params, body: { confirmation: company_name, version } })
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  const own = { site: String(kept.site) }
  expect(await admin.teamSiteProject({ params: own })).toMatchObject({ facts, version: 1 })
  expect(
    (
      await admin.teamSaveSiteFacts({
        params: own,
        body: { facts: { ...facts, since: '1998' } },
        ...onVersion(1),
      })
    ).version,
  ).toBe(2)
})
