import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { allSent } from '../../../tests/support/dossiers/all-sent'
import { granted } from '../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { tablesWith, written } from '../../../tests/support/files/canary'
import { registration } from '../../../tests/support/leads/business-abroad'
import { registrantOf } from '../../../tests/support/leads/registration'
import { daysLater } from '../../../tests/support/program/days-later'
import { startSite } from '../../../tests/support/program/in-process'
import { answerDossierLink } from '../address/answer-dossier-link'
import { makeDossierLink } from '../address/make-dossier-link'
import type { Deps } from '../ground/deps'
import { listDueDossiers } from './extend-retention'
import { purgeDossiers } from './purge-dossiers'
import { purgeRegistrations } from './purge-registrations'

const CANARY = 'canari5481'
const person = { company_name: `Hôtel ${CANARY}`, address: `1 rue ${CANARY}`, email: `${CANARY}@exemple.fr` }

async function purge(deps: Deps) {
  await purgeDossiers(deps)
  await purgeRegistrations(deps)
}

test('a dossier is announced two weeks before, put to the administrator, then leaves its invoice only', async () => {
  const { deps, url, dataDir } = await startSite()
  await provenAddresses(deps.db)
  const id = await visitorOf(url).finish(person)
  const draft = await visitorOf(url).complete(person)
  await registrantOf(url).register({ ...registration, company_name: CANARY, email: person.email })
  const administrator = await administratorOf(url)
  const kinds = async () =>
    (await deps.db.selectFrom('emails').select('kind').where(sql<boolean>`kind like '%retention%'`).execute())
      .map(email => email.kind)
      .sort()

  await purge(daysLater(deps, 340))
  expect(await kinds()).toEqual([])
  for (const days of [352, 353]) await purge(daysLater(deps, days))
  expect(await kinds()).toEqual([
    'agency-retention-due',
    'registration-retention-notice',
    'retention-notice',
    'retention-notice',
  ])
  await expect.poll(async () => (await written(dataDir, CANARY)).length).toBeGreaterThan(4)

  await allSent(deps)
  await purge(daysLater(deps, 364))
  expect((await visitorOf(url).read(draft)).status).toBe(200)
  await purge(daysLater(deps, 367))
  expect((await visitorOf(url).read(id)).status).toBe(404)
  expect((await visitorOf(url).read(draft)).status).toBe(404)
  expect((await tablesWith(deps, CANARY)).sort()).toEqual(['public.avoirs', 'public.invoices'])
  expect(await written(dataDir, CANARY)).toEqual([])
  const { factures } = await administrator.factures({})
  expect(factures).toHaveLength(1)
  const paper = await administrator.paper({ params: { number: String(factures[0]?.invoice_number) } })
  expect(paper.status).toBe(200)
  expect(await deps.db.selectFrom('erasures').select('motive').execute()).toHaveLength(3)
})

test('an extension with a reason keeps a handed-in dossier, within limits', async () => {
  const { deps, url } = await startSite()
  await provenAddresses(deps.db)
  const id = await visitorOf(url).finish(person)
  const draft = await visitorOf(url).complete(person)
  const administrator = await administratorOf(url)
  const extend = (dossier: string, months: number, reason = 'Décision attendue.') =>
    administrator.extendRetention({ params: { id: dossier }, body: { months, reason } })
  await purge(daysLater(deps, 352))
  await allSent(deps)
  // Its page names the day that the notice names, until a word of its client keeps it.
  const shown = async (one: string) => (await (await visitorOf(url).read(one)).json()).purge_at
  expect([await shown(id), await shown(draft)]).toEqual([expect.any(String), expect.any(String)])
  await expect(extend(id, 3, ' ')).rejects.toMatchObject({ status: 422 })
  await expect(extend(id, 7)).rejects.toMatchObject({ status: 409 })
  await expect(extend(draft, 3)).rejects.toMatchObject({ status: 409 })
  const { extended_until } = await extend(id, 3)
  expect(await shown(id)).toBeNull()
  const both = { months: 3, reason: 'Décision attendue.' }
  await expect(
    administrator.extendRetention({ params: { id }, body: { ...both, instead_of: null } }),
  ).rejects.toMatchObject({ status: 409, code: 'dossier-changed' })
  await administrator.extendRetention({ params: { id }, body: { ...both, instead_of: extended_until } })
  await purge(daysLater(deps, 367))
  expect((await visitorOf(url).read(id)).status).toBe(200)
  expect((await visitorOf(url).read(draft)).status).toBe(404)
  await purge(daysLater(deps, 367 + 175))
  await allSent(deps)
  await purge(daysLater(deps, 367 + 192))
  expect((await visitorOf(url).read(id)).status).toBe(404)
})

test('who comes back by the link of the notice keeps the dossier, though he changes nothing', async () => {
  const { deps, url } = await startSite()
  await provenAddresses(deps.db)
  const id = await visitorOf(url).complete(person)
  await purge(daysLater(deps, 352))
  const { id: dossier } = await deps.db.selectFrom('dossiers').select('id').executeTakeFirstOrThrow()
  const back = daysLater(deps, 353)
  const token = (await makeDossierLink(back, dossier, person.email)).split('/').at(-1) ?? ''
  expect(await answerDossierLink(back, CLIENT, token, 'mine')).toEqual({ id })
  await purge(daysLater(deps, 370))
  expect((await visitorOf(url).read(id)).status).toBe(200)
})

test('a balance due and a signed « Incomplet » are put to the administrator, and never purged', async () => {
  const { deps, url } = await startSite()
  const administrator = await administratorOf(url)
  const change = async (id: string, body: object) => {
    const { version } = await administrator.readDossier({ params: { id } })
    await administrator.changeStatus({ params: { id }, body: { version, ...body } as never })
  }
  const accepted = await visitorOf(url).finish(person)
  const sentBack = await visitorOf(url).finish(person)
  await change(accepted, granted())
  await change(sentBack, { status: 'Incomplet', reason: 'Illisible.', documents: ['rib'] })
  for (const days of [352, 368, 800]) await purge(daysLater(deps, days))
  for (const id of [accepted, sentBack]) expect((await visitorOf(url).read(id)).status).toBe(200)
  const due = await listDueDossiers(daysLater(deps, 368))
  expect(due.dossiers.map(({ id, purge_at }) => [id, purge_at]).sort()).toEqual(
    [accepted, sentBack].map(id => [id, null]).sort(),
  )
  const told = await deps.db
    .selectFrom('emails')
    .select(['kind', 'dossier_id'])
    .where(sql<boolean>`kind like '%retention%'`)
    .execute()
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['agency-retention-due']))
  expect(new Set(told.map(({ dossier_id }) => dossier_id))).toEqual(new Set([accepted, sentBack]))
})

test('a notice that no server accepts does not count: the team is told, and two weeks begin then', async () => {
  const { deps, url } = await startSite()
  await provenAddresses(deps.db)
  const id = await visitorOf(url).complete(person)
  const told = () =>
    deps.db.selectFrom('emails').select('data').where('kind', '=', 'agency-notice-undelivered').execute()
  await purge(daysLater(deps, 352))
  await allSent(deps)
  await deps.db
    .updateTable('emails')
    .set({ state: 'failed', sent_at: null })
    .where('kind', '=', 'retention-notice')
    .execute()
  for (const days of [367, 368]) await purge(daysLater(deps, days))
  expect(await told()).toMatchObject([{ data: { company_name: person.company_name } }])
  expect((await visitorOf(url).read(id)).status).toBe(200)
  await purge(daysLater(deps, 380))
  expect((await visitorOf(url).read(id)).status).toBe(200)
  await purge(daysLater(deps, 382))
  expect((await visitorOf(url).read(id)).status).toBe(404)
})

test('what strangers open to fill the disk goes after 60 days, also when its notices reach nobody; a signed one stays', async () => {
  const { deps, url } = await startSite()
  const visitor = visitorOf(url)
  const [draft, signed, other] = [
    await visitor.complete(person),
    await visitor.complete({ ...person, email: 'signee@exemple.fr' }),
    await visitor.complete({ ...person, email: 'prouvee@exemple.fr' }),
  ]
  await visitor.sign(signed)
  await deps.db
    .updateTable('dossiers')
    .set({ email_proven_at: new Date() })
    .where('email', '=', 'prouvee@exemple.fr')
    .execute()
  await purge(daysLater(deps, 47))
  const notices = () =>
    deps.db.selectFrom('emails').select('recipient').where('kind', '=', 'retention-notice')
  expect(await notices().execute()).toEqual([{ recipient: person.email }])
  await allSent(deps)
  await deps.db.updateTable('emails').set({ state: 'failed', sent_at: null }).execute()
  await purge(daysLater(deps, 59))
  expect((await visitor.read(draft)).status).toBe(200)
  await purge(daysLater(deps, 62))
  expect((await visitor.read(draft)).status).toBe(404)
  for (const id of [signed, other]) expect((await visitor.read(id)).status).toBe(200)
  const told = deps.db.selectFrom('emails').select('id').where('kind', '=', 'agency-notice-undelivered')
  expect(await told.execute()).toEqual([])
})
