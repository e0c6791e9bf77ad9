import { expect, test } from 'vitest'
import { writeCursor } from '~/usecases/ground/cursor'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'

test('the dashboard tells figures, system and journal', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.finish()
  await visitor.submit()
  const admin = await administratorOf(url)

  const trends = await admin.trends({})
  expect(trends.weeks).toHaveLength(12)
  expect([trends.created.at(-1), trends.finalized.at(-1), trends.signed.at(-1)]).toEqual([2, 1, 1])

  expect(await admin.system({})).toMatchObject({
    version: expect.stringMatching(/^\d/),
    database_bytes: expect.any(Number),
    free_bytes: expect.any(Number),
    last_backup_at: null,
  })

  const first = await admin.journalEvents({ query: { limit: 3 } })
  const next = await admin.journalEvents({ query: { limit: 100, cursor: String(first.next_cursor) } })
  expect(new Set([...first.events, ...next.events].map(event => event.id)).size).toBe(
    first.events.length + next.events.length,
  )
  expect(next.events.at(-1)).toMatchObject({ type: 'dossier-created', dossier_id: id })

  // Made up, of a day before every one that the database knows.
  const forged = { cursor: writeCursor(new Date(-8.64e15), 'x') }
  await expect(admin.journalEmails({ query: forged })).rejects.toMatchObject({ code: 'invalid-request' })
  const { emails } = await admin.journalEmails({})
  expect(emails.map(({ kind }) => kind).sort()).toEqual(['agency-dossier-received', 'dossier-received'])
  // Several of the agency's own look alike: each says whose dossier it is about.
  expect(new Set(emails.map(row => row.company_name))).toEqual(new Set([company.company_name]))
  await admin.resendEmail({ params: { id: String(emails[0]?.id) } })
  await expect(admin.resendEmail({ params: { id: 'none' } })).rejects.toMatchObject({ status: 404 })

  const long = new Date(Date.now() - 400 * 86_400_000)
  await deps.db.updateTable('dossiers').set({ last_activity_at: long }).where('id', '=', id).execute()
  expect(await admin.retentionPreview({ query: { months: 12 } })).toEqual({ dossiers: 1 })
  expect(await admin.retentionPreview({ query: { months: 24 } })).toEqual({ dossiers: 0 })
  await admin.changeSettings({ body: { retention_months: 24 } })
  expect((await admin.settings({})).retention_months).toBe(24)
  await expect(
    admin.changeSettings({ body: { retention_months: 36, instead_of: 12 } }),
  ).rejects.toMatchObject({ status: 409, code: 'settings-changed' })
  for (const _ of ['once', 'again'])
    await admin.changeSettings({ body: { retention_months: 36, instead_of: 24 } })
  expect((await admin.settings({})).retention_months).toBe(36)
})

test('a retention of 24 months stood nowhere, and 61 was refused in « caractères »', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  await admin.changeSettings({ body: { retention_months: 24 } })
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ retention_months: 24 })
  for (const path of [
    '/mentions-legales',
    '/confidentialite',
    '/international',
    '/demande-de-devis',
    '/dossier',
  ])
    expect.soft(await (await fetch(url + path)).text(), path).toMatch(/24(<!-- -->)?[ \u00a0](<!-- -->)?mois/)
  for (const [retention_months, message] of [
    [61, 'Ce nombre ne doit pas dépasser 60.'],
    [0, 'Ce nombre doit être d’au moins 1.'],
  ] as const)
    await expect(admin.changeSettings({ body: { retention_months } })).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'retention_months', message }],
    })
})

test('the journal says which account did what, to which dossier, and finds it again', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish()
  await visitorOf(url).finish({ company_name: 'Une autre' })
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  await manager.dossiers({})
  await manager.dossiers({})
  await manager.readDossier({ params: { id } })
  const { version } = await owner.readDossier({ params: { id } })
  await owner.changeStatus({
    params: { id },
    body: { status: 'Incomplet', version, reason: 'Illisible', documents: ['rib'] },
  })

  const { events } = await owner.journalEvents({ query: { account: manager.id } })
  expect(events.map(({ type, data, company_name }) => [type, data.call ?? null, company_name])).toEqual([
    ['administrator-call', 'readDossier', company.company_name],
    ['administrator-call', 'dossiers', null],
    ['login', null, null],
    ['account-opened', null, null],
  ])
  expect(new Set(events.map(event => event.account_name))).toEqual(new Set(['Essai manager']))
  const found = async (query: Parameters<typeof owner.journalEvents>[0]['query']) =>
    (await owner.journalEvents({ query: { limit: 100, ...query } })).events
  const about = await found({ dossier: id })
  expect(about.filter(({ type }) => type === 'administrator-call').length).toBeGreaterThan(1)
  expect(about.every(({ dossier_id }) => dossier_id === id)).toBe(true)
  const [change] = await found({ type: 'status-changed' })
  expect(change).toMatchObject({ dossier_id: id, account_name: 'Propriétaire' })
  expect(await found({ until: '2020-01-01' })).toEqual([])
  expect((await found({ from: '2020-01-01' })).length).toBeGreaterThan(10)
  const csv = await (await owner.exportEvents({ query: { account: manager.id } })).text()
  expect(csv.trim().split('\n')).toHaveLength(5)
  expect(csv).toContain('Essai manager')
  // As spreadsheets sort it.
  expect(csv.split('\n')[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/)
})
