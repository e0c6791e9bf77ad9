import { expect, test } from 'vitest'
import { acceptedSite } from '../../../tests/support/accepted-site'
import { jpegFile } from '../../../tests/support/files'
import { company } from '../../../tests/support/path'

const answers = {
  activity: 'Menuiserie à Lyon depuis 1998.',
  services: 'Portes\nFenêtres',
  opening_hours: 'Du lundi au vendredi',
  domain: 'menuiserie.exemple.fr',
}

test('the questionnaire is left and resumed, and sent once nothing needed is missing', async () => {
  const { site, admin, id, params } = await acceptedSite()
  await admin.saveKickOff({ params, body: { answers: { activity: 'Menuis' } } })
  await admin.saveKickOff({ params, body: { answers } })
  await expect(admin.sendKickOff({ params })).rejects.toMatchObject({ status: 409 })
  const resumed = await admin.siteProject({ params })
  expect(resumed).toMatchObject({ answers, missing: ['ai_contact'], sent_at: null, delivery_before: null })
  const body = new FormData()
  body.append('file', new File([new Uint8Array(jpegFile())], 'logo.jpg'))
  const [file] = (await admin.addSiteFile({ params, body })).files
  expect(file?.filename).toBe('logo.jpg')
  const given = await admin.adminSiteFile({ params: { id, file: String(file?.id) } })
  expect(Buffer.from(await given.arrayBuffer()).equals(jpegFile())).toBe(true)
  await admin.saveKickOff({ params, body: { answers: { ai_contact: 'Zoé, 04 72 00 00 00' } } })
  for (let press = 0; press < 2; press += 1)
    expect((await admin.sendKickOff({ params })).sent_at).not.toBeNull()
  const mails = await site.deliver(new Date())
  expect(mails.map(({ to }) => to)).toEqual([site.deps.agency.email])
  expect(mails[0]?.text).toContain('questionnaire')
  const events = (await admin.readDossier({ params })).events.map(({ type }) => type)
  expect(events.filter(type => type === 'kick-off-begun')).toHaveLength(1)
  expect((await admin.removeSiteFile({ params: { id, file: String(file?.id) } })).files).toEqual([])
})

test('the team moves the site stage by stage, fifteen days count from its contents, and it is handed over', async () => {
  const { site, admin, params, id } = await acceptedSite()
  const move = (stage: 'contents' | 'making' | 'review' | 'online', site_url?: string) =>
    admin.moveSite({ params, body: { stage, ...(site_url ? { site_url } : {}) } })
  await expect(move('making')).rejects.toMatchObject({ status: 409 })
  const complete = await move('contents')
  const contents = Date.parse(String(complete.stages[0]?.at))
  expect(Date.parse(String(complete.delivery_before)) - contents).toBe(15 * 86_400_000)
  await move('making')
  await expect(move('review')).rejects.toMatchObject({ status: 422 })
  await expect(admin.reviewSite({ params, body: { approved: true, text: '' } })).rejects.toMatchObject({
    status: 409,
  })
  await move('review', 'https://apercu.exemple.fr')
  await admin.reviewSite({ params, body: { approved: false, text: 'Le téléphone a changé.' } })
  expect(await admin.reviewSite({ params, body: { approved: true, text: '' } })).toMatchObject({
    approved: true,
  })
  await expect(admin.acceptSite({ params })).rejects.toMatchObject({ status: 409 })
  expect((await fetch(`${site.url}/api/company/${id}/site/handover`)).status).toBe(404)
  await move('online', 'https://menuiserie.exemple.fr')
  expect((await admin.acceptSite({ params })).accepted_at).not.toBeNull()
  const paper = await fetch(`${site.url}/api/company/${id}/site/handover`)
  expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
  const { stages } = await admin.readTimeline({ params })
  expect(stages.at(-1)).toMatchObject({ name: 'delivered', state: 'done' })
  const mails = await site.deliver(new Date())
  const toClient = mails.filter(({ to }) => to === company.email).map(({ text }) => text)
  expect(toClient).toHaveLength(4)
  expect(toClient[2]).toContain('https://')
  expect(toClient.join()).toContain('jamais de mot de passe')
  expect(mails.some(({ text }) => text.includes('Le téléphone a changé.'))).toBe(true)
})

test('the files of a site go with its dossier', async () => {
  const { site, admin, params } = await acceptedSite()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(jpegFile())], 'photo.jpg'))
  await admin.addSiteFile({ params, body })
  const { file_key } = await site.deps.db
    .selectFrom('site_files')
    .select('file_key')
    .executeTakeFirstOrThrow()
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  const { version } = await admin.readDossier({ params })
  await admin.eraseDossier({ params, body: { confirmation: company.company_name, version } })
  const left: string[] = []
  for await (const key of site.deps.encryptedFiles.list()) left.push(typeof key === 'string' ? key : key.key)
  expect(left).not.toContain(file_key)
})
