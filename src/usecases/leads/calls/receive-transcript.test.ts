import { expect, test } from 'vitest'
import { DISPUTE_WINDOW_MS } from '~/domain/leads/dispute'
import { LONGEST_TRANSCRIPT, TRANSCRIPT_HOLD_MS, transcriptEnd } from '~/domain/leads/transcript'
import { findTranscript } from '~/store/leads/call-transcripts'
import { lockCall } from '~/store/leads/calls'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { freshDatabase } from '../../../../tests/support/database/database'
import { ledgerSums } from '../../../../tests/support/database/ledger-sums'
import { CLIENT, OWNER } from '../../../../tests/support/dossiers/actors'
import { sealedTexts } from '../../../../tests/support/files/sealed-texts'
import { callsSite } from '../../../../tests/support/leads/leads'
import { purgeTranscripts } from '../../retention/purge-transcripts'
import { noteTranscription } from '../campaigns/assign-number'
import { closeOpenCalls } from './close-open-calls'
import { disputeCall } from './dispute-call'
import { readCall } from './list-calls'
import { readTranscript } from './read-transcript'
import { receiveTranscript } from './receive-transcript'

const START = '2026-11-20T10:00:00Z'
const CANVASSER = 'Bonjour, je vous appelle pour vous présenter notre logiciel de caisse.'
const REQUEST = 'Bonjour, j’ai une fuite sous l’évier, vous pouvez passer ?'
/** A call begun at zero is answered at 4 s; of a minute, it ends at 64 s. */
const END_MS = 64_000

async function transcribedSite(transcribed = true) {
  const { db } = await freshDatabase()
  const site = await callsSite(db, START)
  const deps = { ...site.deps, encryptedFiles: await sealedTexts(), languageModel: null }
  if (transcribed) await noteTranscription(deps, OWNER, site.number, true)
  const hear = (call_id: string, text: string) =>
    receiveTranscript(deps, { webhook_id: `${call_id}-transcript`, call_id, at: deps.clock(), text })
  const state = async (id: string) => {
    const call = await lockCall(db, id)
    return [call?.state, call?.reason, call?.qualified_by]
  }
  return { ...site, db, deps, hear, state }
}

test('a canvasser’s call is held, then released by the rule that the ledger names', async () => {
  const site = await transcribedSite()
  await site.call('one', 60)
  expect(await site.state('one')).toEqual(['held', null, null])
  expect(await ledgerSums(site.db, site.account_id)).toMatchObject({ held: -70_00 })
  expect(await readCall(site.deps, 'one')).toMatchObject({
    held_until: new Date(Date.parse(START) + END_MS + TRANSCRIPT_HOLD_MS),
  })
  await site.hear('one', CANVASSER)
  expect(await site.state('one')).toEqual(['unbilled', 'canvasser', null])
  expect(await ledgerSums(site.db, site.account_id)).toMatchObject({ held: 0, available: -700_00 })
  expect((await readCall(site.deps, 'one')).reason).toMatch(/^Démarchage\u00a0:/)
  expect(await ledgerFlaws(site.db)).toEqual([])
})

test('a request is billed as soon as it is read, and says so', async () => {
  const site = await transcribedSite()
  await site.call('one', 60)
  await site.hear('one', REQUEST)
  expect(await site.state('one')).toEqual(['billed', null, 'transcript'])
  expect((await readCall(site.deps, 'one')).qualified_by).toMatch(/ont lu la transcription/)
})

test('a transcript that comes before the end decides at the end, ten times over', async () => {
  const site = await transcribedSite()
  await site.tell('ringing', 'one', 0)
  await site.hear('one', CANVASSER)
  await site.tell('answered', 'one', 4_000)
  expect(await site.state('one')).toEqual(['held', null, null])
  for (let n = 0; n < 10; n += 1) {
    await site.tell('ended', 'one', END_MS)
    await site.hear('one', n % 2 ? REQUEST : CANVASSER)
  }
  expect(await site.state('one')).toEqual(['unbilled', 'canvasser', null])
  expect(await ledgerSums(site.db, site.account_id)).toEqual({ cash: 700_00, available: -700_00, held: 0 })
})

test('the same event at once and told twice moves the money once, and the first words stand', async () => {
  const site = await transcribedSite()
  await site.call('one', 60)
  await Promise.all(Array.from({ length: 8 }, () => site.hear('one', CANVASSER)))
  await site.hear('one', REQUEST)
  expect(await site.state('one')).toEqual(['unbilled', 'canvasser', null])
  expect((await readTranscript(site.deps, 'one')).text).toBe(CANVASSER)
  expect(await ledgerFlaws(site.db)).toEqual([])
})

test('after an hour without it the call is billed, to the millisecond and whenever it is looked at', async () => {
  const site = await transcribedSite()
  await site.call('one', 60)
  site.wait(TRANSCRIPT_HOLD_MS - 1)
  await closeOpenCalls(site.deps)
  expect(await site.state('one')).toEqual(['held', null, null])
  site.wait(1)
  await closeOpenCalls(site.deps)
  expect(await site.state('one')).toEqual(['billed', null, 'transcript-missing'])
  const other = await transcribedSite()
  await other.call('one', 60)
  other.wait(TRANSCRIPT_HOLD_MS)
  // Nobody has looked at it yet: a transcript that comes now is late all the same.
  await other.hear('one', CANVASSER)
  expect(await other.state('one')).toEqual(['billed', null, 'transcript-missing'])
})

test('a late transcript only supports a dispute: before it, or after', async () => {
  const site = await transcribedSite()
  for (const [n, id] of ['before', 'after'].entries())
    await site.call(id, 60, `+22177000010${n}`, n * 100_000)
  site.wait(TRANSCRIPT_HOLD_MS)
  await closeOpenCalls(site.deps)
  const whose = (callId: string) => ({ accountId: site.account_id, callId })
  await site.hear('before', CANVASSER)
  expect(await site.state('before')).toEqual(['billed', null, 'transcript-missing'])
  expect((await readCall(site.deps, 'before')).late_finding).toMatch(/démarchage/)
  await disputeCall(site.deps, CLIENT, whose('before'), { reason: 'not-a-request', words: '' })
  expect((await site.state('before'))[0]).toBe('credited')
  await disputeCall(site.deps, CLIENT, whose('after'), { reason: 'not-a-request', words: '' })
  expect((await site.state('after'))[0]).toBe('billed')
  const told = () =>
    site.db.selectFrom('emails').select('data').where('kind', '=', 'lead-dispute-decided').execute()
  // What is decided before his eyes is mailed to nobody.
  expect(await told()).toEqual([])
  await site.hear('after', CANVASSER)
  expect((await site.state('after'))[0]).toBe('credited')
  expect(await told()).toMatchObject([{ data: { contact: 'call', credited: true, amount_cents: 70_00 } }])
  expect(await ledgerSums(site.db, site.account_id)).toMatchObject({ held: 0, available: -700_00 })
  expect(await ledgerFlaws(site.db)).toEqual([])
})

test('on a number whose carrier sends none a call is billed at its end, and keeps the rule that it rang with', async () => {
  const site = await transcribedSite(false)
  await site.call('one', 60)
  expect(await site.state('one')).toEqual(['billed', null, 'length'])
  await site.hear('one', CANVASSER)
  expect(await site.state('one')).toEqual(['billed', null, 'length'])
  await site.tell('ringing', 'two', 200_000, '+221770000002')
  await noteTranscription(site.deps, OWNER, site.number, true)
  await site.tell('answered', 'two', 204_000, '+221770000002')
  await site.tell('ended', 'two', 264_000, '+221770000002')
  expect(await site.state('two')).toEqual(['billed', null, 'length'])
})

test('short, hidden and repeated calls wait for nothing', async () => {
  const site = await transcribedSite()
  await site.call('short', 29, '+221770000001')
  await site.call('hidden', 60, 'anonymous', 200_000)
  expect(await site.state('short')).toEqual(['unbilled', 'too-short', null])
  expect(await site.state('hidden')).toEqual(['unbilled', 'hidden-number', null])
})

test('a call that nobody told of is not found, empty words are refused, long and odd ones kept as text', async () => {
  const site = await transcribedSite()
  await expect(site.hear('unknown', CANVASSER)).rejects.toMatchObject({ code: 'not-found' })
  expect(await findTranscript(site.db, 'unknown')).toBeUndefined()
  await site.call('one', 60)
  await expect(site.hear('one', ' \n ')).rejects.toMatchObject({ code: 'invalid-fields' })
  await site.hear('one', `\u0000${CANVASSER} ${'et encore '.repeat(100_000)}`)
  expect(await site.state('one')).toEqual(['billed', null, 'transcript'])
  expect((await readTranscript(site.deps, 'one')).text).toHaveLength(LONGEST_TRANSCRIPT)
})

test('what was said is sealed, and gone thirty days after the time to contest', async () => {
  const site = await transcribedSite()
  await site.call('one', 60)
  await site.hear('one', CANVASSER)
  const kept = await findTranscript(site.db, 'one')
  expect(kept?.sealed).not.toMatch(/logiciel/)
  expect(Buffer.from(String(kept?.sealed), 'base64').toString()).not.toMatch(/logiciel/)
  const end = transcriptEnd(new Date(Date.parse(START) + END_MS))
  expect(end.getTime() - Date.parse(START) - END_MS).toBe(DISPUTE_WINDOW_MS + 30 * 86_400_000)
  site.wait(end.getTime() - site.deps.clock().getTime() - 1)
  await purgeTranscripts(site.deps)
  expect(await findTranscript(site.db, 'one')).toBeDefined()
  site.wait(1)
  await purgeTranscripts(site.deps)
  expect(await findTranscript(site.db, 'one')).toBeUndefined()
  expect(await site.state('one')).toEqual(['unbilled', 'canvasser', null])
})
