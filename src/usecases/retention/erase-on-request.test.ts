import { expect, test } from 'vitest'
import { tableOf } from '~/domain/closed-list'
import { REGISTRATION_FIELDS } from '~/domain/international/registration'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { allSent } from '../../../tests/support/dossiers/all-sent'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { filesHolding, tablesWith } from '../../../tests/support/files/canary'
import { registration } from '../../../tests/support/leads/business-abroad'
import { invited } from '../../../tests/support/leads/invited'
import { quoteSite } from '../../../tests/support/leads/quote-requests'
import { registrantOf } from '../../../tests/support/leads/registration'
import { startSite } from '../../../tests/support/program/in-process'
import { replayTombstones } from '../backup/replay-tombstones'

const CANARY = 'canari3306'

test('who registered from abroad is corrected once, and who asks to be forgotten leaves no word, here or in a copy of before', async () => {
  const { deps, url, dataDir } = await startSite()
  const owner = await administratorOf(url)
  const person = { ...registration, company_name: CANARY, email: `awa@${CANARY}.example`, message: CANARY }
  await registrantOf(url).register(person)
  const [row] = (await owner.registrations({ query: {} })).registrations
  const params = { id: String(row?.id) }
  const instead_of = tableOf(REGISTRATION_FIELDS, field => row?.[field] ?? '')
  const correction = { params, body: { ...instead_of, phone: '+221 77 000 00 00', instead_of } }
  for (const _ of ['once', 'again']) await owner.correctRegistration(correction)
  const overtaken = { params, body: { ...instead_of, phone: '+221 77 111 11 11', instead_of } }
  await expect(owner.correctRegistration(overtaken)).rejects.toMatchObject({ code: 'content-changed' })
  expect((await owner.registrations({ query: {} })).registrations).toMatchObject([
    { phone: '+221 77 000 00 00' },
  ])
  expect((await owner.journalEvents({ query: { type: 'registration-corrected' } })).events).toHaveLength(1)
  await owner.contactRegistration({ params, body: { note: `Rappeler ${CANARY}` } })
  await allSent(deps)
  const { search_text, ...before } = await deps.db
    .selectFrom('registrations')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(search_text).toContain(CANARY)
  expect((await filesHolding(`${dataDir}/emails`, [CANARY])).length).toBeGreaterThan(0)

  const manager = await invited(url, owner, { role: 'manager', email: 'gestion@exemple.fr' })
  await expect(manager.eraseRegistration({ params })).rejects.toMatchObject({ status: 403 })
  await owner.eraseRegistration({ params })
  await owner.eraseRegistration({ params })
  expect(await tablesWith(deps, CANARY)).toEqual([])
  expect(await filesHolding(`${dataDir}/emails`, [CANARY])).toEqual([])
  const { events } = await owner.journalEvents({ query: { type: 'registration-erased' } })
  expect(events).toHaveLength(1)
  const stone = await deps.db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow()
  expect(stone).toMatchObject({ dossier_id: params.id, motive: 'demande' })

  await deps.db.insertInto('registrations').values(before).execute()
  const stones = [{ id: params.id, erased_at: stone.erased_at.toISOString(), motive: 'demande' as const }]
  expect(await replayTombstones(deps, stones, new Date(0))).toBe(1)
  expect(await tablesWith(deps, CANARY)).toEqual([])
})

test('who asked for quotes and asks to be forgotten leaves the figure of what was paid, whose buyer is told', async () => {
  const { asker, client, deps, dataDir, team } = await quoteSite()
  const awa = await client('awa@batir.example')
  const person = {
    name: `Ana ${CANARY}`,
    email: `ana@${CANARY}.example`,
    town: `Ville-${CANARY}`,
    project: `Fuite sous la douche, robinet à remplacer, demander ${CANARY}.`,
  }
  const sold = await asker.ask(person)
  const [offered] = await awa.offered()
  await awa.unlock(offered.id)
  await allSent(deps)
  await team.eraseQuoteRequest({ params: { request: offered.id } })
  await team.eraseQuoteRequest({ params: { request: offered.id } })
  await allSent(deps)
  expect(await tablesWith(deps, CANARY)).toEqual([])
  expect(await filesHolding(dataDir, [CANARY])).toEqual([])
  expect(await asker.read(sold)).toMatchObject({ code: 'not-found' })
  const told = await emailsOf(deps.db, 'quote-request-withdrawn')
  expect(told.map(({ recipient, state }) => [recipient, state])).toEqual([['awa@batir.example', 'sent']])
  const [line] = (await (await awa.call('GET', 'quote-requests/unlocked')).json()).requests
  expect(line).toMatchObject({ name: '', net_cents: 100_00 })
})
