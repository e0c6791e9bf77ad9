import { randomId } from '~/domain/access/random-id'
import type { Aid } from '~/domain/aids/aid'
import { aidStateOf } from '~/domain/aids/aid-state'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { type AidVersion, keepAidVersion, listAidVersions } from '~/store/aids/aid-versions'
import {
  changeAid,
  findAid,
  insertAid,
  listAids,
  lockAid,
  rewriteAid,
  type StoredAid,
} from '~/store/aids/aids'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { refuseAidFlaws } from './refuse-aid-flaws'

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

/** The same beside other writes. */
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

export async function refuseChanged(db: Deps['db'], id: string): Promise<never> {
  await readStoredAid({ db }, id)
  throw new Refusal('content-changed')
}
