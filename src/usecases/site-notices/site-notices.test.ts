import { expect, test } from 'vitest'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { visit } from '../../../tests/support/sites/visit'
import { purgeNotices } from './purge-notices'

const notice = {
  reason: 'counterfeit',
  page: 'http://maison-perrier.localhost/',
  text: 'La photo du haut est la mienne.\n<b>Retirez-la</b>.',
  name: 'Awa Ndiaye',
  email: 'awa@exemple.fr',
  good_faith: 'oui',
}

test('a notice reaches the host, is acknowledged, decided with a reason, and may suspend the site', async () => {
  const { site, admin, host, own } = await publishedSite()
  await site.deliver(new Date())
  const page = await visit(site.url, host, '/_signaler')
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('bonne foi') })
  expect((await visit(site.url, host, '/mentions-legales')).body).toContain('href="/_signaler"')
  const sent = await visit(site.url, host, '/_signaler', notice)
  expect(sent).toMatchObject({ status: 303, head: expect.stringContaining('location: /_signaler/recu') })
  expect((await visit(site.url, host, '/_signaler/recu')).status).toBe(200)
  // Whose answer was lost sends it again, and presses twice.
  const again = await Promise.all([1, 2].map(() => visit(site.url, host, '/_signaler', notice)))
  expect(again.map(({ status }) => status)).toEqual([303, 303])
  const mails = await site.deliver(new Date())
  expect(mails.map(({ to }) => to).sort()).toEqual([site.deps.agency.email, notice.email].sort())
  expect(mails.map(({ text }) => text).join()).not.toContain('photo du haut')
  expect(JSON.stringify(await site.deps.db.selectFrom('site_notices').selectAll().execute())).not.toContain(
    'Awa',
  )

  const { notices } = await admin.siteNotices({})
  const { notice: id, received_at, due_at } = notices[0] ?? {}
  expect(notices).toMatchObject([
    {
      ...own,
      number: 1,
      reason: 'counterfeit',
      name: 'Awa Ndiaye',
      site_name: 'Maison Perrier',
      decision: null,
    },
  ])
  expect(Date.parse(String(due_at)) - Date.parse(String(received_at))).toBe(72 * 3_600_000)
  const params = { notice: String(id) }
  const decide = (reason: string, decision: 'upheld' | 'dismissed' = 'upheld') =>
    admin.decideNotice({ params, body: { decision, reason, suspend: true } })
  await expect(decide(' ')).rejects.toMatchObject({ status: 422 })
  const reason = 'La photo est celle d’une autre personne.'
  const decided = await decide(reason)
  expect(decided.notices).toMatchObject([{ decision: 'upheld', decision_reason: reason }])
  expect((await decide(reason)).notices).toEqual(decided.notices)
  await expect(decide('Autre raison', 'dismissed')).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Ce signalement est déjà retenu par .+ le [\d/]+ [\d:]+\.$/),
  })
  expect((await visit(site.url, host)).status).toBe(451)
  const told = await site.deliver(new Date())
  expect(told.filter(({ text }) => text.includes(reason)).map(({ to }) => to)).toHaveLength(2)
  expect((await admin.siteNotices({ query: { site: own.site } })).notices).toHaveLength(1)
  expect((await admin.siteNotices({ query: { site: 'autre' } })).notices).toEqual([])
  await purgeNotices(site.at(new Date(Date.now() + 367 * 86_400_000)))
  expect((await admin.siteNotices({})).notices).toEqual([])
})

test('what cannot be used comes back with the page, and a child’s abuse is reported without a name', async () => {
  const { site, admin, host } = await publishedSite()
  const refused = await visit(site.url, host, '/_signaler', {
    ...notice,
    name: '',
    email: 'awa',
    good_faith: '',
  })
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('Votre signalement n’est pas encore parti.')
  expect(refused.body).toMatch(/value="counterfeit"[^>]*checked/)
  expect(refused.body).toContain('&lt;b&gt;Retirez-la&lt;/b&gt;')
  expect(refused.body).toContain('href="#signaler-foi"')
  const blank = await visit(site.url, host, '/_signaler', {})
  expect(blank.body).toContain('href="#signaler-motif"')
  const nameless = { ...notice, reason: 'child-abuse', name: '', email: '' }
  expect((await visit(site.url, host, '/_signaler', nameless)).status).toBe(303)
  const { notices } = await admin.siteNotices({})
  expect(notices).toMatchObject([{ reason: 'child-abuse', name: '' }])
  expect(Date.parse(String(notices[0]?.due_at)) - Date.parse(String(notices[0]?.received_at))).toBe(
    24 * 3_600_000,
  )
})

test('of a site that was ended nothing is decided with a suspension, and it can be decided without', async () => {
  const { site, admin, host, own } = await publishedSite()
  await visit(site.url, host, '/_signaler', notice)
  const read = async () => (await admin.siteNotices({})).notices
  const [open] = await read()
  expect(open).toMatchObject({ suspendable: true })
  await admin.teamEndSite({ params: own })
  const decide = (suspend: boolean) =>
    admin.decideNotice({
      params: { notice: String(open?.notice) },
      body: { decision: 'upheld', reason: 'La photo est celle d’une autre personne.', suspend },
    })
  await site.deliver(new Date())
  await expect(decide(true)).rejects.toMatchObject({ status: 409 })
  expect(await read()).toMatchObject([{ suspendable: false, decision: null }])
  expect(await site.deliver(new Date())).toEqual([])
  expect((await decide(false)).notices).toMatchObject([{ decision: 'upheld' }])
})

test('over its budget, or filled by a machine, a notice is kept apart and mails nobody', async () => {
  const { site, admin, host } = await publishedSite()
  await site.deliver(new Date())
  expect((await visit(site.url, host, '/_signaler', { ...notice, website: 'http://x' })).status).toBe(303)
  expect(await site.deliver(new Date())).toEqual([])
  site.deps.rateLimits = true
  const statuses = []
  for (let n = 0; n < 40; n++)
    statuses.push((await visit(site.url, host, '/_signaler', { ...notice, text: `Page ${n}` })).status)
  expect(statuses.filter(status => status === 303)).toHaveLength(35)
  expect(statuses.slice(35)).toEqual([429, 429, 429, 429, 429])
  const { notices } = await admin.siteNotices({})
  expect(notices.filter(({ suspicion }) => suspicion === null)).toHaveLength(5)
  expect((await site.deliver(new Date())).filter(({ to }) => to === notice.email)).toHaveLength(5)
})
