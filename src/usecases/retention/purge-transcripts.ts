import { forgetTranscripts } from '~/store/leads/call-transcripts'
import type { DbAndClock } from '../ground/deps'

/** Forgets what was said in calls thirty days after they could be contested. */
export async function purgeTranscripts({ db, clock }: DbAndClock) {
  await forgetTranscripts(db, clock())
}
