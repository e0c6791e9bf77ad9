import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { keepSiteRequest } from '~/usecases/site-requests/keep-site-request'
import { company } from '../../../../tests/support/dossiers/path'
import { enter, withCookie } from '../../../../tests/support/sites/owners'
import { publishedSite } from '../../../../tests/support/sites/published-site'

const VISITOR = { ip: '203.0.113.9', userAgent: '' }
const asked = {
  name: '=cmd|calc',
  telephone: '',
  email: 'zoe@exemple.fr',
  text: 'Une porte ferme mal.\n<b>Venez</b> https://exemple.fr',
}

/** The owner of a site that is online, to whom somebody wrote. */
async function askedOwner(request: Partial<typeof asked> = {}, trapped = false) {
  const published = await publishedSite()
  const { site, admin, own } = published
  await keepSiteRequest(site.deps, VISITOR, own.site, { ...asked, ...request }, trapped)
  await site.deliver(new Date())
  const { url } = await admin.teamOwnerLink({ params: own })
  const { cookie } = await enter(site.url, url)
  const owner = withCookie(site.url, cookie)
  return { ...published, owner }
}

test('an answer leaves from our mailer, what is replied to it goes to the owner, and words stay text', async () => {
  const { site, own, owner, admin } = await askedOwner()
  const params = { ...own, n: '1' }
  const { requests } = await owner.ownerAnswerSiteRequest({
    params,
    body: { text: 'Mardi à 9 h.\r\nÀ bientôt.' },
  })
  expect(requests[0]?.answers).toMatchObject([{ text: 'Mardi à 9 h.\nÀ bientôt.', by: 'owner' }])
  const [mail, ...others] = await site.deliver(new Date())
  expect(others).toEqual([])
  expect(mail?.to).toBe('zoe@exemple.fr')
  expect(mail?.text).toContain('Mardi à 9 h.')
  expect(mail?.html).toContain('&lt;b&gt;Venez')
  expect(mail?.html).not.toMatch(/href="https:\/\/exemple\.fr/)
  const source = String(site.mails().at(-1)?.raw)
  expect(source).toMatch(new RegExp(`^Reply-To: <?${company.email}>?\\r?$`, 'mi'))
  const rows = await site.deps.db.selectFrom('site_answers').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('Mardi')
  expect((await admin.teamSiteRequests({ params: own })).requests).toMatchObject(requests)
})

test('three answers at most, one for the same words twice, and none where no e-mail was left', async () => {
  const { site, own, owner } = await askedOwner()
  const params = { ...own, n: '1' }
  const answer = (text: string) => owner.ownerAnswerSiteRequest({ params, body: { text } })
  const twice = await Promise.all([answer('Bonjour'), answer('Bonjour')])
  expect(twice.map(({ requests }) => requests[0]?.answers.length)).toEqual([1, 1])
  await Promise.allSettled(['a', 'b', 'c', 'd'].map(answer))
  expect((await owner.ownerSiteRequests({ params: own })).requests[0]?.answers).toHaveLength(3)
  await expect(answer('encore')).rejects.toMatchObject({ status: 409, code: 'transition-forbidden' })
  await expect(answer(' \n ')).rejects.toMatchObject({ status: 422 })
  await expect(answer('x'.repeat(4_001))).rejects.toMatchObject({ status: 422 })
  await expect(answer('pri\u0007x')).rejects.toMatchObject({ status: 422 })
  expect(await site.deliver(new Date())).toHaveLength(3)
  const silent = { ...asked, email: '', telephone: '06 12 34 56 78' }
  await keepSiteRequest(site.deps, VISITOR, own.site, silent)
  const second = owner.ownerAnswerSiteRequest({ params: { ...own, n: '2' }, body: { text: 'Bonjour' } })
  await expect(second).rejects.toMatchObject({ status: 409 })
  const none = owner.ownerAnswerSiteRequest({ params: { ...own, n: '9' }, body: { text: 'Bonjour' } })
  await expect(none).rejects.toMatchObject({ status: 404 })
})

test('one mailbox hears little of all firms together', async () => {
  const { site, own, owner } = await askedOwner()
  for (let time = 0; time < 6; time += 1)
    await keepSiteRequest(site.deps, VISITOR, own.site, { ...asked, text: `Demande ${time}` })
  site.deps.rateLimits = true
  const answers = []
  for (let n = 1; n <= 7; n += 1)
    answers.push(
      await owner
        .ownerAnswerSiteRequest({ params: { ...own, n: String(n) }, body: { text: 'Bonjour' } })
        .then(() => 201)
        .catch(error => error.status),
    )
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('what fills the field that nobody sees is kept apart and mails nobody', async () => {
  const { site, own, admin } = await askedOwner({}, true)
  expect((await admin.teamSiteRequests({ params: own })).requests).toMatchObject([{ suspicion: 'honeypot' }])
  expect(site.mails().some(({ text }) => text.includes('Une porte ferme mal'))).toBe(false)
})

test('requests leave as a table that runs nothing', async () => {
  const { own, owner } = await askedOwner()
  const table = await (await owner.ownerExportSiteRequests({ params: own })).text()
  expect(table).toContain('"Numéro";"Reçue le";"Nom"')
  expect(table).toContain(`"'=cmd|calc"`)
  const { facts, version } = await owner.ownerSiteProject({ params: own })
  const address = { ...facts.address, postal_code: '97400', city: 'Saint-Denis' }
  await owner.ownerSaveSiteFacts({
    ...{ params: own, body: { facts: { ...facts, address } }, headers: { 'if-match': `"${version}"` } },
  })
  const overseas = await (await owner.ownerExportSiteRequests({ params: own })).text()
  expect(overseas).toContain('"Reçue le (heure de La Réunion)"')
})

test('a site leaves as a ZIP of the very files that are served, and its papers with their owner', async () => {
  const { site, own, owner, folders, id } = await askedOwner()
  const answer = await owner.ownerSiteArchive({ params: own })
  expect(answer.headers.get('content-disposition')).toContain('maison-perrier.zip')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [folder = ''] = (await folders()).filter(name => name !== 'current')
  const files = await site.deps.sitesFolder.files(own.site, folder)
  expect(files.map(({ path }) => path)).toContain('index.html')
  expect(files.some(({ path }) => /\.(br|gz)$/.test(path))).toBe(false)
  // Stored as they are: each file's bytes stand in the ZIP whole, under its path.
  for (const { path, open } of files) {
    expect(bytes.includes(Buffer.from(path))).toBe(true)
    expect(bytes.includes(await buffer(open())), path).toBe(true)
  }
  const shown = await owner.ownerSitePapers({ params: own })
  expect(shown).toMatchObject({ handover: true, owner_email: company.email, yearly_cost: null })
  const [paper] = shown.papers
  const { pdf_sha256 } = await site.deps.db
    .selectFrom('invoices')
    .select('pdf_sha256')
    .where('dossier_id', '=', id)
    .executeTakeFirstOrThrow()
  const pdf = await owner.ownerSitePaper({ params: { ...own, number: String(paper?.number) } })
  expect(
    createHash('sha256')
      .update(Buffer.from(await pdf.arrayBuffer()))
      .digest('hex'),
  ).toBe(pdf_sha256)
  await expect(owner.ownerSitePaper({ params: { ...own, number: 'FTN-2020-00001' } })).rejects.toMatchObject({
    status: 404,
  })
  const handover = await owner.ownerSiteHandover({ params: own })
  expect(handover.headers.get('content-type')).toBe('application/pdf')
})
