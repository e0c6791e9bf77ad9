import { found } from '~/domain/found'
import { withoutContacts } from '~/domain/quote-requests/masking/without-contacts'
import { readTranscriptWord } from '~/gateways/read-transcript-word'
import { spendBudget } from '~/store/access/budgets'
import { findTranscript, keepModelWord } from '~/store/leads/call-transcripts'
import type { Deps } from '../../ground/deps'

/** What a model reads of a call at most: what somebody wants is said early. */
const READ = 6_000

/**
 * Has a language model read what was said, and keeps its word for the team: it moves no money and the client does not read it.
 * @throws NeighbourAway when it does not answer, so that it is asked again later
 */
export async function flagTranscript(
  {
    db,
    clock,
    languageModel,
    encryptedFiles,
  }: Pick<Deps, 'db' | 'clock' | 'languageModel' | 'encryptedFiles'>,
  callId: string,
) {
  const transcript = await findTranscript(db, callId)
  if (!languageModel || !transcript || transcript.model_word) return
  if (!(await spendBudget(db, 'transcript-word', { key: 'all', network: null }, clock())).within) return
  const text = await encryptedFiles.openText(transcript.sealed)
  const word = await readTranscriptWord(
    languageModel,
    withoutContacts(text.slice(0, 2 * READ)).slice(0, READ),
  )
  if (word) await keepModelWord(db, callId, word)
}

/** What was said in a call, for whoever of the team judges it; the journal notes who asks. @throws Refusal not-found */
export async function readTranscript(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  callId: string,
) {
  const transcript = found(await findTranscript(db, callId))
  return {
    text: await encryptedFiles.openText(transcript.sealed),
    received_at: transcript.received_at,
    deleted_at: transcript.delete_after,
    finding: transcript.finding,
    model_word: transcript.model_word,
  }
}
