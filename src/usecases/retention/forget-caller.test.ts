import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { HOUR_MS } from '~/domain/milliseconds'
import { lockCall } from '~/store/leads/calls'
import { findDispute } from '~/store/leads/disputes'
import { agencyWithPeople } from '../../../tests/support/agency-file'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { tablesWith } from '../../../tests/support/files/canary'
import { invited } from '../../../tests/support/leads/invited'
import { callsSite } from '../../../tests/support/leads/leads'
import { daysLater } from '../../../tests/support/program/days-later'
import { startSite } from '../../../tests/support/program/in-process'
import { replayTombstones } from '../backup/replay-tombstones'
import { sendEmail } from '../emails/send-email'
import type { Deps } from '../ground/deps'
import { disputeCall } from '../leads/calls/dispute-call'
import { receiveTranscript } from '../leads/calls/receive-transcript'
import { purgeTraces } from './purge-traces'

const CALLER = '+33698765432'
/** What of it stands in any writing. */
const DIGITS = '98765432'

/** Two calls that ended, of the same caller, and one of somebody else; what was said in the first was written down. */
async function calledSite(env: Record<string, string> = {}) {
  const { deps, url, dataDir } = await startSite({ ROLE: 'web', ...env })
  const { db } = deps
  const owner = await administratorOf(url)
  const calls = await callsSite(db, new Date(deps.clock().getTime() - 2 * HOUR_MS).toISOString())
  await calls.call('first', 60, CALLER)
  await calls.call('second', 60, CALLER, 600_000)
  await calls.call('other', 60, '+33612345678', 1_200_000)
  await receiveTranscript(deps, {
    ...{ webhook_id: 'w', call_id: 'first', at: deps.clock(), text: `Rappelez-moi au ${CALLER}.` },
  })
  return { deps, db, url, dataDir, owner, calls, call: (id: string) => lockCall(db, id) }
}

const stonesOf = async ({ db }: Pick<Deps, 'db'>) =>
  (await db.selectFrom('erasures').selectAll().execute()).map(({ dossier_id, erased_at, motive }) => ({
    ...{ id: dossier_id, erased_at: erased_at.toISOString(), motive },
  }))

const transcripts = async ({ db }: Pick<Deps, 'db'>) =>
  (await db.selectFrom('call_transcripts').select('call_id').execute()).map(({ call_id }) => call_id)

test('who opposes the keeping of his number is forgotten, bills and lengths stay, here and in a copy of before', async () => {
  const { deps, db, url, owner, call } = await calledSite()
  const before = await db.selectFrom('calls').selectAll().orderBy('id').execute()
  const said = await db.selectFrom('call_transcripts').selectAll().execute()
  expect(await tablesWith(deps, DIGITS)).toEqual(['public.calls'])

  const body = { number: ' 06.98 76 54\u00a032' }
  const manager = await invited(url, owner, { role: 'manager', email: 'gestion@exemple.fr' })
  for (const ask of [manager.countCaller, manager.forgetCaller])
    await expect(ask({ body })).rejects.toMatchObject({ status: 403 })
  const kept = { number: CALLER, calls: 2, disputed: 0, running: 0, wishes: 0 }
  expect(await owner.countCaller({ body })).toEqual(kept)
  expect(await tablesWith(deps, DIGITS)).toEqual(['public.calls'])
  expect(await owner.forgetCaller({ body })).toEqual(kept)
  expect(await owner.forgetCaller({ body })).toEqual({ ...kept, calls: 0 })

  expect(await tablesWith(deps, DIGITS)).toEqual([])
  expect(await transcripts(deps)).toEqual([])
  const after = await db.selectFrom('calls').selectAll().orderBy('id').execute()
  expect(after).toEqual(before.map(one => (one.caller === CALLER ? { ...one, caller: null } : one)))
  const { events } = await owner.journalEvents({ query: { type: 'caller-forgotten' } })
  expect(events).toHaveLength(1)
  expect(JSON.stringify(events)).not.toContain(DIGITS)

  const stones = await stonesOf(deps)
  expect(stones).toHaveLength(2)
  await db.deleteFrom('erasures').execute()
  await db.updateTable('calls').set({ caller: CALLER }).where('id', 'in', ['first', 'second']).execute()
  await db.insertInto('call_transcripts').values(said).execute()
  expect(await replayTombstones(deps, stones, new Date(0))).toBe(2)
  expect(await replayTombstones(deps, stones, new Date(0))).toBe(0)
  expect(await tablesWith(deps, DIGITS)).toEqual([])
  expect(await transcripts(deps)).toEqual([])
  expect(await call('other')).toMatchObject({ caller: '+33612345678' })
  expect(await stonesOf(deps)).toEqual(stones)
})

test('a call under dispute, and one that has not ended, keep the number until then, and lose it with the next purge', async () => {
  const { deps, owner, calls, call, db } = await calledSite()
  const disputed = { accountId: calls.account_id, callId: 'first' }
  await disputeCall(deps, CLIENT, disputed, {
    reason: 'wrong-trade',
    words: `Le ${CALLER} voulait un garagiste.`,
  })
  await calls.tell('ringing', 'third', 3_600_000, CALLER)
  const body = { number: '+33 (0)6 98 76 54 32' }
  const kept = { number: CALLER, calls: 3, disputed: 1, running: 1, wishes: 0 }
  expect(await owner.countCaller({ body })).toEqual(kept)
  expect(await owner.forgetCaller({ body })).toEqual(kept)
  const callers = async () =>
    Promise.all(['first', 'second', 'third'].map(async id => (await call(id))?.caller ?? null))
  expect(await callers()).toEqual([CALLER, null, CALLER])
  expect(await transcripts(deps)).toEqual(['first'])

  const stones = await stonesOf(deps)
  await db.deleteFrom('erasures').execute()
  await replayTombstones(deps, stones, new Date(0))
  await purgeTraces(deps)
  expect(await callers()).toEqual([CALLER, null, CALLER])

  await calls.tell('ended', 'third', 3_660_000, CALLER)
  await calls.tell('answered', 'third', 3_604_000, CALLER)
  await owner.decideDispute({
    params: { call: 'first' },
    body: { credited: true, sentence: 'Vous avez raison.' },
  })
  await purgeTraces(daysLater(deps, 1))
  expect(await callers()).toEqual([null, null, null])
  expect(await transcripts(deps)).toEqual([])
  expect(await tablesWith(deps, DIGITS)).toEqual([])
})

test('who wished to be called back at that number is forgotten too, copies of the e-mail included', async () => {
  const agency = agencyWithPeople()
  onTestFinished(agency.remove)
  const { deps, db, url, dataDir, owner } = await calledSite({ AGENCY_FILE: agency.path })
  const { slots } = (await (await fetch(`${url}/api/call-back`)).json()) as { slots: string[] }
  const wish = (phone: string, at: unknown) =>
    fetch(`${url}/api/call-back`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Zoé Martin', phone, at }),
    })
  await wish('0698 765 432', slots[2])
  await wish('04 72 00 00 00', slots[2])
  const emails = await db.selectFrom('emails').selectAll().orderBy('created_at').execute()
  await sendEmail(deps, String(emails[0]?.id), false)
  await wish('+33698765432', slots[3])
  expect(await readdir(`${dataDir}/emails`)).toHaveLength(1)
  const body = { number: '0033698765432' }
  expect(await owner.forgetCaller({ body })).toMatchObject({ calls: 2, wishes: 2 })
  expect(await readdir(`${dataDir}/emails`)).toEqual([])
  for (const word of [DIGITS, '765 432']) expect(await tablesWith(deps, word)).toEqual([])
  const left = await db.selectFrom('emails').select('data').execute()
  expect(left.map(({ data }) => data)).toMatchObject([{ phone: '04 72 00 00 00' }])

  const stones = await stonesOf(deps)
  await db.deleteFrom('erasures').execute()
  const [{ data, ...sent }] = emails.filter(({ id }) => id === emails[0]?.id) as [(typeof emails)[number]]
  await db
    .insertInto('emails')
    .values({ ...sent, data: JSON.stringify(data) })
    .execute()
  expect(await replayTombstones(deps, stones, new Date(0))).toBe(1)
  expect(await tablesWith(deps, '765 432')).toEqual([])
})

test('what is no number, and a number that nobody called with, are told in French, and noted nowhere', async () => {
  const { deps, owner } = await calledSite()
  for (const [number, words] of [
    ['', /Ce n’est pas un numéro de téléphone/],
    ['77 123', /l’indicatif de son pays/],
    ['06 11 11 11 11', /il n’y a rien à oublier/],
  ] as const)
    await expect(owner.countCaller({ body: { number } })).rejects.toMatchObject({
      errors: [{ field: 'number', message: expect.stringMatching(words) }],
    })
  await expect(owner.forgetCaller({ body: { number: 'anonyme' } })).rejects.toMatchObject({ status: 422 })
  expect(await owner.forgetCaller({ body: { number: '06 11 11 11 11' } })).toMatchObject({ calls: 0 })
  expect(await stonesOf(deps)).toEqual([])
  const { events } = await owner.journalEvents({ query: { type: 'caller-forgotten' } })
  expect(events).toEqual([])
})

test('who is forgotten and calls again is a first caller to the rule of duplicates', async () => {
  const { deps, owner, calls, call } = await calledSite()
  expect(await call('second')).toMatchObject({ state: 'unbilled', reason: 'duplicate-caller' })
  await owner.forgetCaller({ body: { number: CALLER } })
  await calls.call('again', 60, CALLER, 5_000_000)
  expect(await call('again')).toMatchObject({ state: 'billed', caller: CALLER })
  // Nobody can say any more whether another call of that number was billed: a person answers.
  const first = { accountId: calls.account_id, callId: 'first' }
  await disputeCall(deps, CLIENT, first, { reason: 'duplicate', words: '' })
  expect(await findDispute(deps.db, 'first')).toMatchObject({ decided_at: null })
  expect(await call('second')).toMatchObject({ state: 'unbilled', reason: 'duplicate-caller' })
})
