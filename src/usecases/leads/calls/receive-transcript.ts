import { found } from '~/domain/found'
import { LONGEST_TRANSCRIPT, transcriptEnd } from '~/domain/leads/transcript'
import { unqualifiedBy } from '~/domain/leads/unqualified-by'
import { wrongField } from '~/domain/wrong-field'
import { addJob } from '~/store/jobs/jobs'
import { keepTranscript } from '~/store/leads/call-transcripts'
import { lockCall, oneEventAtATime } from '~/store/leads/calls'
import { findDispute } from '~/store/leads/disputes'
import type { Deps } from '../../ground/deps'
import { settleCall } from './settle-call'
import { settleDisputeByRules } from './settle-dispute-by-rules'
import { tellCallDisputeDecided } from './tell-dispute-decided'

/** What a carrier wrote down of a call, its signature already verified. */
export interface IncomingTranscript {
  webhook_id: string
  call_id: string
  at: Date
  text: string
}

const TRIES = 5

/**
 * Takes in what was said in a call: kept once, sealed, read by the rules. It settles a call that waits for it, and supports
 * a dispute that is open; a call that is settled stays as it is. A language model, where there is one, reads it later for the team alone.
 * @throws Refusal not-found for a call that nobody told of, so that the carrier tells again; invalid-fields where nothing is written
 */
export async function receiveTranscript(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'encryptedFiles' | 'languageModel'>,
  { webhook_id, call_id, at, text }: IncomingTranscript,
) {
  const words = text.slice(0, LONGEST_TRANSCRIPT)
  if (words.trim() === '')
    throw wrongField(
      'text',
      'Cette transcription est vide\u00a0: un appel sans parole est annoncé comme tel, «\u00a0[silence]\u00a0».',
    )
  const now = deps.clock()
  const finding = unqualifiedBy(words)
  const sealed = await deps.encryptedFiles.sealText(words)
  await deps.db.transaction().execute(async trx => {
    await oneEventAtATime(trx, call_id)
    const call = found(await lockCall(trx, call_id))
    const ended = call.ended_at ?? at
    const transcript = { call_id, sealed, at, received_at: now, webhook_id, finding }
    if (!(await keepTranscript(trx, { ...transcript, model_word: null, delete_after: transcriptEnd(ended) })))
      return
    const settled = await settleCall(trx, call, now)
    const dispute = await findDispute(trx, call_id)
    if (dispute && !dispute.decided_at) {
      const verdict = await settleDisputeByRules(trx, settled, dispute.reason, now)
      // He was told that a person would answer.
      if (verdict.decided) await tellCallDisputeDecided(trx, deps, settled, verdict)
    }
    if (deps.languageModel && !finding)
      await addJob(trx, 'read-transcript', { call_id }, { key: `transcript:${call_id}`, maxAttempts: TRIES })
  })
}
