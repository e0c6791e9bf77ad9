import { randomBytes } from 'node:crypto'
import { BULK_LIMIT, type BulkAction, UNDO_DELAY } from '~/domain/dossier/lists/bulk'
import type { BulkDetails } from '~/domain/dossier/lists/bulk-details'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import { found } from '~/domain/found'
import type { AccountActor, SignedInActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { bulkRunLike, cancelBulkRun, findBulkRun, insertBulkRun } from '~/store/bulk/bulk'
import { countBulk } from '~/store/bulk/bulk-selection'
import { noteEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import type { DbAndClock, Deps } from '../ground/deps'

/** What would be done: exact counts over the whole filter, and nothing changed. */
export const previewBulk = ({ db }: Pick<Deps, 'db'>, action: BulkAction, filter: DossierFilter) =>
  countBulk(db, action, filter)

/**
 * Writes down what is to be done to which dossiers; it begins once it can no longer be called back. The same again, a moment
 * later, is the run that began.
 * @param expected how many dossiers the account was told
 * @throws Refusal invalid-fields, selection-changed when there are more or fewer of them now, selection-too-large
 */
export async function startBulk(
  { db, clock }: DbAndClock,
  by: SignedInActor,
  action: BulkAction,
  { filter, details, expected }: { filter: DossierFilter; details: BulkDetails; expected: number },
) {
  checkDetails(action, details)
  if (expected > BULK_LIMIT) throw new Refusal('selection-too-large')
  const now = clock()
  const starts_at = new Date(now.getTime() + UNDO_DELAY[action])
  const id = randomBytes(12).toString('base64url')
  const asked_by: AccountActor = { kind: 'account', id: by.id, ip: by.ip, userAgent: by.userAgent }
  const asked = { action, account_id: by.id, details: JSON.stringify(details) }
  return db.transaction().execute(async trx => {
    const began = await bulkRunLike(trx, filter, { ...asked, total: expected }, askedAgainSince(now))
    if (began) return { id: began.id, starts_at: began.starts_at }
    const total = await insertBulkRun(trx, filter, {
      ...asked,
      ...{ id, created_at: now, starts_at },
      asked_by: JSON.stringify(asked_by),
    })
    if (total !== expected) throw new Refusal('selection-changed')
    await noteEvent(trx, by, now, { type: 'bulk-started', data: { bulk_action: action, dossiers: total } })
    await addJob(trx, 'run-bulk', { run_id: id }, { key: `bulk:${id}`, runAt: starts_at })
    return { id, starts_at }
  })
}

/** Calls a run back: what was done stays, nothing more is done. @throws Refusal not-found, bulk-over */
export async function cancelBulk({ db, clock }: DbAndClock, by: SignedInActor, id: string) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const run = found(await findBulkRun(trx, id))
    if (!(await cancelBulkRun(trx, id, now))) throw new Refusal('bulk-over')
    await noteEvent(trx, by, now, {
      type: 'bulk-cancelled',
      data: { bulk_action: run.action, dossiers: run.total },
    })
  })
}

function checkDetails(action: BulkAction, { account_id, note = '', months }: BulkDetails) {
  if (action === 'assign' && account_id === undefined)
    throw wrongField('account_id', 'Choisissez un collègue.')
  if (action === 'mark-transmitted' && note.trim() === '')
    throw wrongField('note', 'Dites comment les dossiers ont été transmis.')
  if (action === 'extend' && note.trim() === '')
    throw wrongField('note', 'Dites pourquoi les dossiers doivent être conservés.')
  if (action === 'extend' && months === undefined) throw wrongField('months', 'Dites de combien de mois.')
}
