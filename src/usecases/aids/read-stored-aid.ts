import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { type AidVersion, listAidVersions } from '~/store/aids/aid-versions'
import { findAid, type StoredAid } from '~/store/aids/aids'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'

/** @throws Refusal `not-found` */
export async function readStoredAid({ db }: Pick<Deps, 'db'>, id: string): Promise<StoredAid> {
  return found(await findAid(db, id))
}

/** What an aid said at each change, the newest first. @throws Refusal `not-found` */
export async function readAidVersions({ db }: Pick<Deps, 'db'>, id: string): Promise<AidVersion[]> {
  await readStoredAid({ db }, id)
  return listAidVersions(db, id)
}

/** @throws Refusal `not-found`, else `content-changed`: somebody changed it since it was read */
export async function refuseChangedAid(db: Db, id: string): Promise<never> {
  await readStoredAid({ db }, id)
  throw new Refusal('content-changed')
}
