import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { randomId } from '~/domain/access/random-id'
import { DAY_MS, HOUR_MS } from '~/domain/milliseconds'
import { appendEvent } from '~/store/events/events'
import { agencyWithPeople } from '../../../tests/support/agency-file'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { daysLater } from '../../../tests/support/program/days-later'
import { startSite } from '../../../tests/support/program/in-process'
import { replayTombstones } from '../backup/replay-tombstones'
import { sendEmail } from '../emails/send-email'
import type { Deps } from '../ground/deps'
import { eraseDossier } from './erase-dossier'
import { purgeCounters } from './purge-counters'
import { purgeTraces } from './purge-traces'
import { sweepCopies } from './sweep-copies'

const someone = { kind: 'client', ip: '203.0.113.99', userAgent: 'Navigateur de Zoé' } as const
const origins = ({ db }: Deps) =>
  db.selectFrom('events').select(['type', 'ip', 'user_agent']).where('ip', '=', someone.ip).execute()

test('the line « dossier-erased » kept the address and browser of whoever erased', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish()
  expect(await eraseDossier(deps, id, 'demande', someone)).toBe(true)
  const lines = await deps.db
    .selectFrom('events')
    .select(['type', 'ip', 'user_agent'])
    .where('dossier_id', '=', id)
    .execute()
  expect(lines).toContainEqual({ type: 'dossier-erased', ip: null, user_agent: null })
  expect(lines.filter(({ ip, user_agent }) => ip ?? user_agent)).toEqual([])
})

test('a restore brought back the addresses of registrants that had been erased', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { db } = deps
  const registration_id = randomId()
  const nobody = { registration_number: '', message: '', suspicion: null, contacted_at: null }
  await db
    .insertInto('registrations')
    .values({
      ...{ id: registration_id, company_name: 'Ndiaye', manager_name: 'Awa', country: 'Sénégal' },
      ...{ email: 'awa@exemple.sn', phone: '+221', created_at: new Date(), contact_note: '', ...nobody },
    })
    .execute()
  await appendEvent(db, {
    ...{ dossier_id: null, type: 'registration-received', at: new Date(), by: someone },
    data: { registration_id },
  })
  expect(await origins(deps)).toHaveLength(1)
  const stone = { id: registration_id, erased_at: new Date().toISOString(), motive: 'échéance' as const }
  expect(await replayTombstones(deps, [stone], new Date(0))).toBe(1)
  expect(await origins(deps)).toEqual([])
})

test('a visitor’s wish for a call « effacée au bout de 30 jours » stayed as .eml', async () => {
  const agency = agencyWithPeople()
  onTestFinished(agency.remove)
  const { deps, url, dataDir } = await startSite({ ROLE: 'web', AGENCY_FILE: agency.path })
  const { slots } = (await (await fetch(`${url}/api/call-back`)).json()) as { slots: string[] }
  await fetch(`${url}/api/call-back`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zoé Martin', phone: '04 72 00 00 00', at: slots[2] }),
  })
  for (const { id } of await deps.db.selectFrom('emails').select('id').execute())
    await sendEmail(deps, id, false)
  const copies = () => readdir(join(dataDir, 'emails'))
  expect(await copies()).toHaveLength(1)
  await purgeCounters(daysLater(deps, 29))
  expect(await copies()).toHaveLength(1)
  await purgeCounters(daysLater(deps, 31))
  expect(await copies()).toEqual([])
})

test('a copy of a message that a restore brings back goes, for no row names it', async () => {
  const { deps, url, dataDir } = await startSite({ ROLE: 'web' })
  await visitorOf(url).finish()
  for (const { id } of await deps.db.selectFrom('emails').select('id').execute())
    await sendEmail(deps, id, false)
  const folder = join(dataDir, 'emails')
  const named = await readdir(folder)
  expect(named.length).toBeGreaterThan(0)
  const long = new Date(Date.now() - 2 * HOUR_MS)
  for (const ending of ['.eml', '.eml.new']) {
    const brought = join(folder, `_${randomId()}_localhost_${ending}`)
    await writeFile(brought, 'To: zoe@exemple.fr')
    await utimes(brought, long, long)
  }
  await writeFile(
    join(folder, `_${randomId()}_localhost_.eml`),
    'written just now, its row not yet committed',
  )
  await sweepCopies(deps, new Date(Date.now() - HOUR_MS))
  const left = await readdir(folder)
  expect(left).toHaveLength(named.length + 1)
  expect(left).toEqual(expect.arrayContaining(named))
})

test('nobody purged callers’ numbers, where lines came from, nor messages about nothing that is kept', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { db } = deps
  const long = new Date(Date.now() - 400 * DAY_MS)
  const call = { number: '+33400000000', state: 'open' as const }
  for (const [id, created_at] of [
    ['old', long],
    ['new', new Date()],
  ] as const)
    await db
      .insertInto('calls')
      .values({ ...call, id, caller: '+33612345678', created_at })
      .execute()
  const paragraph = { type: 'retention-changed', by: someone, data: { months: 12 } } as const
  for (const at of [long, new Date()]) await appendEvent(db, { dossier_id: null, at, ...paragraph })
  const message = {
    kind: 'lead-balance-low' as const,
    data: '{}',
    state: 'sent' as const,
    recipient: 'client@exemple.fr',
  }
  for (const created_at of [long, new Date()]) {
    const id = randomId()
    await db
      .insertInto('emails')
      .values({ ...message, id, message_id: `<${id}@localhost>`, created_at })
      .execute()
  }
  await purgeTraces(deps)
  expect(await db.selectFrom('calls').select(['id', 'caller']).orderBy('id').execute()).toEqual([
    { id: 'new', caller: '+33612345678' },
    { id: 'old', caller: null },
  ])
  expect(await origins(deps)).toHaveLength(1)
  expect(await db.selectFrom('emails').select('id').execute()).toHaveLength(1)
})
