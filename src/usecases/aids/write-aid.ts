import { randomId } from '~/domain/access/random-id'
import type { Aid } from '~/domain/aids/aid'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { keepAidVersion } from '~/store/aids/aid-versions'
import { changeAid, findAid, insertAid, lockAid, rewriteAid, type StoredAid } from '~/store/aids/aids'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { readStoredAid } from './read-stored-aid'
import { refuseAidFlaws } from './refuse-aid-flaws'

/** A new aid; the address of a removed one may be taken again. @throws Refusal `slug-taken`, `invalid-fields` */
export async function createAid(
  { db, clock }: DbAndClock,
  by: AccountActor,
  aid: Aid,
  published: boolean,
): Promise<StoredAid> {
  refuseAidFlaws(aid, published, parisDay(clock()))
  return db.transaction().execute(async trx => {
    const holder = await lockAid(trx, aid.slug)
    if (holder && !holder.removed_at) throw new Refusal('slug-taken')
    const now = clock()
    const row = { aid, published, origin: 'administrator' as const, updated_at: now }
    const made = await (holder ? rewriteAid(trx, holder.id, row) : insertAid(trx, randomId(), row))
    await keepAidVersion(trx, made, by.id)
    return noted(trx, by, 'aid-created', made, now)
  })
}

interface AidChange {
  aid: Aid
  published: boolean
  /** Of what was looked at. */
  version: number
}

/** @throws Refusal `not-found`, `slug-taken`, `invalid-fields`, or `content-changed` when somebody changed it since */
export function updateAid(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  change: AidChange,
  type: 'aid-changed' | 'aid-confirmed' = 'aid-changed',
): Promise<StoredAid> {
  return db.transaction().execute(trx => changeStoredAid(trx, clock(), by, id, change, type))
}

/** The same beside other writes. @throws Refusal as `updateAid` */
export async function changeStoredAid(
  trx: Db,
  now: Date,
  by: AccountActor,
  id: string,
  { aid, published, version }: AidChange,
  type: 'aid-changed' | 'aid-confirmed',
): Promise<StoredAid> {
  refuseAidFlaws(aid, published, parisDay(now))
  const holder = await lockAid(trx, aid.slug)
  if (holder && holder.id !== id) throw new Refusal('slug-taken')
  const row = { aid, published, origin: 'administrator' as const, updated_at: now }
  const before = await findAid(trx, id)
  const changed = (await changeAid(trx, id, version, row)) ?? (await refuseChanged(trx, id))
  if (before) await keepAidVersion(trx, before, null)
  await keepAidVersion(trx, changed, by.id)
  return noted(trx, by, type, changed, now)
}

/** Writes what was done into the journal. @returns the row as it is now */
export async function noted(
  trx: Db,
  by: AccountActor,
  type: 'aid-created' | 'aid-changed' | 'aid-confirmed' | 'aid-removed',
  row: StoredAid,
  at: Date,
) {
  const data = { aid_id: row.id, slug: row.aid.slug }
  await appendEvent(trx, { dossier_id: null, type, at, by, data })
  return row
}

/** @throws Refusal `not-found`, else `content-changed`: somebody changed it since it was read */
export async function refuseChanged(db: Db, id: string): Promise<never> {
  await readStoredAid({ db }, id)
  throw new Refusal('content-changed')
}
