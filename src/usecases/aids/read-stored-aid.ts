import { aidStateOf } from '~/domain/aids/aid-state'
import { found } from '~/domain/found'
import { parisDay } from '~/domain/text/french'
import { type AidVersion, listAidVersions } from '~/store/aids/aid-versions'
import { findAid, listAids, type StoredAid } from '~/store/aids/aids'
import type { DbAndClock, Deps } from '../ground/deps'

/** The catalogue for the administration: what waits for a check first, the oldest check first. */
export async function manageAids({ db, clock }: DbAndClock) {
  const today = parisDay(clock())
  const [published, proposed] = await Promise.all([listAids(db, true), listAids(db, false)])
  return [...published, ...proposed].map(row => ({ ...row, state: aidStateOf(row.aid, today) }))
}

/** @throws Refusal `not-found` */
export async function readStoredAid({ db }: Pick<Deps, 'db'>, id: string): Promise<StoredAid> {
  return found(await findAid(db, id))
}

/** What an aid said at each change, the newest first. @throws Refusal `not-found` */
export async function readAidVersions({ db }: Pick<Deps, 'db'>, id: string): Promise<AidVersion[]> {
  await readStoredAid({ db }, id)
  return listAidVersions(db, id)
}
