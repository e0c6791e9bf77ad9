import { randomId } from '~/domain/access/random-id'
import type { Aid } from '~/domain/aids/aid'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { keepAidVersion } from '~/store/aids/aid-versions'
import { changeAid, findAid, insertAid, lockAid, rewriteAid, type StoredAid } from '~/store/aids/aids'
import { keepFormerAddress } from '~/store/contents/former-addresses'
import type { Db } from '~/store/database/database'
import type { DbAndClock } from '../ground/deps'
import { noteAid } from './note-aid'
import { refuseChangedAid } from './read-stored-aid'
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
    return noteAid(trx, by, 'aid-created', made, now)
  })
}

interface AidChange {
  aid: Aid
  published: boolean
  /** Of what was looked at. */
  version: number
}

type ChangeType = 'aid-changed' | 'aid-confirmed'

/** @throws Refusal `not-found`, `slug-taken`, `invalid-fields`, or `content-changed` when somebody changed it since */
export function updateAid(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  change: AidChange,
  type: ChangeType = 'aid-changed',
): Promise<StoredAid> {
  return db.transaction().execute(trx => changeStoredAid(trx, { by, at: clock(), type }, id, change))
}

/** The same beside other writes. @throws Refusal as `updateAid` */
export async function changeStoredAid(
  trx: Db,
  { by, at, type }: { by: AccountActor; at: Date; type: ChangeType },
  id: string,
  { aid, published, version }: AidChange,
): Promise<StoredAid> {
  refuseAidFlaws(aid, published, parisDay(at))
  const holder = await lockAid(trx, aid.slug)
  if (holder && holder.id !== id) throw new Refusal('slug-taken')
  const row = { aid, published, origin: 'administrator' as const, updated_at: at }
  const before = await findAid(trx, id)
  const changed = (await changeAid(trx, id, version, row)) ?? (await refuseChangedAid(trx, id))
  if (before) await keepAidVersion(trx, before, null)
  if (before && before.slug !== aid.slug)
    await keepFormerAddress(trx, { kind: 'aid', slug: before.slug, content_id: id })
  await keepAidVersion(trx, changed, by.id)
  return noteAid(trx, by, type, changed, at)
}
