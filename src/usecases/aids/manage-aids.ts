import { aidStateOf } from '~/domain/aids/aid-state'
import { parisDay } from '~/domain/text/french'
import { listAids } from '~/store/aids/aids'
import type { DbAndClock } from '../ground/deps'

/** The catalogue for the administration: what waits for a check first, the oldest check first. */
export async function manageAids({ db, clock }: DbAndClock) {
  const today = parisDay(clock())
  const [published, proposed] = await Promise.all([listAids(db, true), listAids(db, false)])
  return [...published, ...proposed].map(row => ({ ...row, state: aidStateOf(row.aid, today) }))
}
