import { expect, test } from 'vitest'
import { acceptedSite } from '../../../tests/support/dossiers/accepted-site'
import { company } from '../../../tests/support/dossiers/path'
import { jpegFile } from '../../../tests/support/files/files'
import { inOne } from '../../../tests/support/files/upload-parts'
import { sayFacts } from '../../../tests/support/sites/site-facts'
import { receiveFile } from '../company/receive-file'

test('what is missing is told, and the contents are complete once, when nothing needed is', async () => {
  const { site, admin, id, params } = await acceptedSite()
  const begun = await sayFacts(admin, id, { hours: [], telephone: null })
  expect(begun).toMatchObject({ version: 1, delivery_before: null })
  const needed = begun.problems.filter(problem => problem.needed).map(({ place }) => place)
  expect(needed).toEqual(['telephone', 'hours'])
  for (let press = 0; press < 2; press += 1)
    expect((await sayFacts(admin, id)).delivery_before).not.toBeNull()
  const mails = await site.deliver(new Date())
  expect(mails.map(({ to }) => to).sort()).toEqual([company.email, site.deps.agency.email].sort())
  expect(mails.map(({ text }) => text).join()).toContain('tout ce qu’il faut pour son site')
  const events = (await admin.readDossier({ params })).events.map(({ type }) => type)
  for (const type of ['kick-off-begun', 'kick-off-sent'])
    expect(events.filter(one => one === type)).toHaveLength(1)
})

test('the team moves the site stage by stage, fifteen days count from its contents, and it is handed over', async () => {
  const { site, admin, params, id } = await acceptedSite()
  const move = (stage: 'contents' | 'making' | 'review' | 'online', site_url?: string) =>
    admin.moveSite({ params, body: { stage, ...(site_url ? { site_url } : {}) } })
  await expect(move('making')).rejects.toMatchObject({ status: 409 })
  const complete = await move('contents')
  const contents = Date.parse(String(complete.stages[0]?.at))
  expect(Date.parse(String(complete.delivery_before)) - contents).toBe(15 * 86_400_000)
  await Promise.all([move('making'), move('making')])
  // Nothing is shown of a site that lacks what nobody can do without.
  await expect(move('review', 'https://apercu.exemple.fr')).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Dites vos horaires'),
  })
  await sayFacts(admin, id)
  await expect(move('review', 'ftp://apercu.exemple.fr')).rejects.toMatchObject({ status: 422 })
  await expect(admin.reviewSite({ params, body: { approved: true, text: '' } })).rejects.toMatchObject({
    status: 409,
  })
  await move('review', 'https://apercu.exemple.fr')
  const review = () => admin.reviewSite({ params, body: { approved: false, text: 'Le téléphone a changé.' } })
  await Promise.all([review(), review()])
  expect(await admin.reviewSite({ params, body: { approved: true, text: '' } })).toMatchObject({
    approved: true,
  })
  await expect(admin.acceptSite({ params })).rejects.toMatchObject({ status: 409 })
  expect((await fetch(`${site.url}/api/company/${id}/site/handover`)).status).toBe(404)
  await move('online', 'https://menuiserie.exemple.fr')
  expect((await admin.acceptSite({ params })).accepted_at).not.toBeNull()
  const paper = await fetch(`${site.url}/api/company/${id}/site/handover`)
  const sealed = Buffer.from(await paper.arrayBuffer())
  expect(sealed.includes('/ETSI.CAdES.detached')).toBe(true)
  const again = await fetch(`${site.url}/api/company/${id}/site/handover`)
  expect(Buffer.from(await again.arrayBuffer()).equals(sealed)).toBe(true)
  const { stages } = await admin.readTimeline({ params })
  expect(stages.at(-1)).toMatchObject({ name: 'delivered', state: 'done' })
  const mails = await site.deliver(new Date())
  const toClient = mails.filter(({ to }) => to === company.email).map(({ text }) => text)
  expect(toClient).toHaveLength(4)
  expect(toClient[2]).toContain('https://')
  expect(toClient.join()).toContain('jamais de mot de passe')
  expect(mails.filter(({ text }) => text.includes('Le téléphone a changé.'))).toHaveLength(1)
})

test('a specimen has no site, however far it came', async () => {
  const { site, admin, params } = await acceptedSite()
  await site.deps.db.updateTable('dossiers').set({ is_test: true }).execute()
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  await expect(admin.adminSiteProject({ params })).rejects.toMatchObject({ status: 404 })
  await expect(sayFacts(admin, params.id)).rejects.toMatchObject({ status: 404 })
})

test('the files that an older version took go with their dossier', async () => {
  const { site, admin, id, params } = await acceptedSite()
  const { db, encryptedFiles } = site.deps
  const { file_recipient } = await db
    .selectFrom('dossiers')
    .select('file_recipient')
    .executeTakeFirstOrThrow()
  const { file_key, size, sha256 } = await receiveFile(
    site.deps,
    file_recipient,
    'photo.jpg',
    inOne(jpegFile()),
  )
  const file = { id: 'photo', dossier_id: id, filename: 'photo.jpg', media_type: 'image/jpeg' as const }
  await db
    .insertInto('site_files')
    .values({ ...file, file_key, size, sha256, uploaded_at: new Date() })
    .execute()
  await db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  const { version } = await admin.readDossier({ params })
  await admin.eraseDossier({ params, body: { confirmation: company.company_name, version } })
  const left: string[] = []
  for await (const key of encryptedFiles.list()) left.push(typeof key === 'string' ? key : key.key)
  expect(left).not.toContain(file_key)
})
