import { randomId } from '~/domain/access/random-id'
import type { Aid } from '~/domain/aids/aid'
import { type AidFlaw, aidFlaws } from '~/domain/aids/aid-flaws'
import { aidStateOf } from '~/domain/aids/aid-state'
import { ruleProblems } from '~/domain/aids/rule-check'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { bareClaims } from '~/domain/text/aid-claims'
import { formatDay, parisDay } from '~/domain/text/french'
import { type AidVersion, keepAidVersion, listAidVersions } from '~/store/aid-versions'
import {
  changeAid,
  findAid,
  insertAid,
  listAids,
  lockAid,
  removeAid,
  rewriteAid,
  type StoredAid,
} from '~/store/aids'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import { renderContent } from '../content/render-content'
import type { Deps } from '../deps'

type WriteDeps = Pick<Deps, 'db' | 'clock'>

/** The catalogue for the administration: what waits for a check first, the oldest check first. */
export async function manageAids({ db, clock }: WriteDeps) {
  const today = parisDay(clock())
  const [published, proposed] = await Promise.all([listAids(db, true), listAids(db, false)])
  return [...published, ...proposed].map(row => ({ ...row, state: aidStateOf(row.aid, today) }))
}

/** @throws Refusal `not-found` */
export async function readStoredAid({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<StoredAid> {
  const row = await findAid(db, id)
  if (!row) throw new Refusal('not-found')
  return row
}

/** What an aid said at each change, the newest first. @throws Refusal `not-found` */
export async function readAidVersions({ db }: Pick<WriteDeps, 'db'>, id: string): Promise<AidVersion[]> {
  await readStoredAid({ db }, id)
  return listAidVersions(db, id)
}

/** A new aid; the address of a removed one may be taken again. @throws Refusal `slug-taken`, `invalid-fields` */
export async function createAid(
  { db, clock }: WriteDeps,
  by: AccountActor,
  aid: Aid,
  published: boolean,
): Promise<StoredAid> {
  refuseFlaws(aid, published)
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

/** @throws Refusal `not-found`, `slug-taken`, `invalid-fields`, or `content-changed` when somebody changed it since */
export async function updateAid(
  { db, clock }: WriteDeps,
  by: AccountActor,
  id: string,
  { aid, published, version }: { aid: Aid; published: boolean; version: number },
  type: 'aid-changed' | 'aid-confirmed' = 'aid-changed',
): Promise<StoredAid> {
  refuseFlaws(aid, published)
  return db.transaction().execute(async trx => {
    const holder = await lockAid(trx, aid.slug)
    if (holder && holder.id !== id) throw new Refusal('slug-taken')
    const now = clock()
    const row = { aid, published, origin: 'administrator' as const, updated_at: now }
    const before = await findAid(trx, id)
    const changed = (await changeAid(trx, id, version, row)) ?? (await refuseChanged(trx, id))
    if (before) await keepAidVersion(trx, before, null)
    await keepAidVersion(trx, changed, by.id)
    return noted(trx, by, type, changed, now)
  })
}

/**
 * « Revérifiée » : the source was read today and says the same; the aid counts as open from today on. A
 * proposal stays one: it is published by who has read all of it.
 * @param sourceUrl the page that was seen; another than the stored one takes its place
 */
export async function confirmAid(
  deps: WriteDeps,
  by: AccountActor,
  id: string,
  { version, sourceUrl }: { version: number; sourceUrl: string },
): Promise<StoredAid> {
  const { aid, published } = await readStoredAid(deps, id)
  const today = parisDay(deps.clock())
  const checked: Aid = {
    ...aid,
    source_url: sourceUrl,
    source_dated: `relevée le ${formatDay(new Date(today))}`,
    checked_on: today,
    status: aid.status === 'closed' ? 'closed' : 'open',
  }
  return updateAid(deps, by, id, { aid: checked, published, version }, 'aid-confirmed')
}

/** @throws Refusal `not-found`, `content-changed` */
export async function deleteAid(
  { db, clock }: WriteDeps,
  by: AccountActor,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const now = clock()
    const row = await readStoredAid({ db: trx }, id)
    if (!(await removeAid(trx, id, version, now))) await refuseChanged(trx, id)
    await noted(trx, by, 'aid-removed', row, now)
  })
}

/** Writes what was done into the journal. @returns the row as it is now */
async function noted(
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

function refuseFlaws(aid: Aid, published: boolean) {
  const errors = [
    ...aidFlaws(aid).filter(({ field }) => !field.startsWith('conditions.')),
    ...ruleProblems(aid.conditions),
    ...(published ? bareAmounts(aid) : []),
  ]
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}

/** An amount is never shown bare: what the check of all pages would find is refused before it stands on one. */
function bareAmounts({ text, covers }: Aid): AidFlaw[] {
  const message = 'Un montant d’aide s’écrit avec « jusqu’à » et « sous réserve ».'
  const said = { text: renderContent(text), covers: renderContent(covers) }
  return (['text', 'covers'] as const)
    .filter(field => bareClaims(said[field], 0).length > 0)
    .map(field => ({ field, message }))
}

async function refuseChanged(db: WriteDeps['db'], id: string): Promise<never> {
  await readStoredAid({ db }, id)
  throw new Refusal('content-changed')
}
