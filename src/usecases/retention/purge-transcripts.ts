import { forgetTranscripts } from '~/store/leads/call-transcripts'
import type { Deps } from '../ground/deps'

/** Forgets what was said in calls thirty days after they could be contested. */
export async function purgeTranscripts({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await forgetTranscripts(db, clock())
}
