import { HANDED_IN } from '~/domain/dossier/dossier'
import {
  EXTENSION_MONTHS,
  extendedEnd,
  keptUntil,
  longestExtension,
  purgeDate,
  retentionStep,
} from '~/domain/dossier/retention'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { type Dossier, lockDossier } from '~/store/dossiers/dossiers'
import { announcedDossiers, extendRetention as extend } from '~/store/dossiers/retention'
import { appendEvent } from '~/store/events/events'
import { keptDossier } from '../ground/announced-erasure'
import type { DbAndClock, Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { heldOf } from '../ground/is-held'
import { retentionMonths } from '../ground/retention-months'

/**
 * The dossiers whose time has come and about which a person decides: without an extension those handed in go;
 * a balance due and a signed « Incomplet » wait for a decision, however long.
 */
export async function listDueDossiers({ db, clock }: DbAndClock) {
  const months = await retentionMonths({ db })
  const now = clock()
  const due = []
  const announced = await announcedDossiers(db)
  const heldOnes = await heldOf(db, announced, now)
  for (const row of announced) {
    if (retentionStep({ ...keptDossier(row), noticeAt: null }, months, now) !== 'notify') continue
    const held = heldOnes.has(row.id)
    if (!held && row.status !== HANDED_IN) continue
    const { id, company_name, invoice_number } = row
    const notice = noticeOf(row)
    due.push({
      ...{ id, company_name, invoice_number },
      notice_at: notice,
      purge_at: held ? null : purgeDate(keptDossier(row), months, notice),
      extended_until: row.retention_extended_until,
    })
  }
  return { dossiers: due }
}

const noticeOf = ({ retention_notice_at, last_activity_at }: Dossier) =>
  retention_notice_at ?? last_activity_at

/**
 * How long a dossier is kept, for the administrator.
 * @returns `extendable`, the months by which it can be extended now, 0 for none
 */
export async function readRetention({ db }: Pick<Deps, 'db'>, dossier: Dossier) {
  const months = await retentionMonths({ db })
  const kept = keptDossier(dossier)
  const until = kept.noticeAt ? purgeDate(kept, months, kept.noticeAt) : keptUntil(kept, months)
  return {
    kept_until: until,
    extended_until: kept.extendedUntil,
    extendable: dossier.status === HANDED_IN ? longestExtension(kept, months) : 0,
  }
}

/**
 * Keeps a dossier that was handed in for some months more, for a reason (specification B7).
 * @param instead_of the extension that the administrator saw, null for none
 * @throws Refusal not-found, invalid-fields, dossier-changed, extension-refused
 */
export async function extendRetention(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  { months, reason, instead_of }: { months: number; reason: string; instead_of?: string | null },
) {
  if (reason.trim() === '') throw wrongField('reason', 'Dites pourquoi le dossier doit être conservé.')
  const retention = await retentionMonths({ db })
  return db.transaction().execute(async trx => {
    const dossier = found(await lockDossier(trx, id))
    const before = dossier.retention_extended_until?.toISOString() ?? null
    if (instead_of !== undefined && instead_of !== before) throw await dossierChanged(trx, dossier)
    const until = dossier.status === HANDED_IN ? extendedEnd(keptDossier(dossier), retention, months) : null
    if (!until) {
      throw new Refusal('extension-refused', {
        detail: `Seul un dossier «\u00a0Soumis\u00a0» peut être prolongé, de ${EXTENSION_MONTHS.atOnce} mois à la fois et de ${EXTENSION_MONTHS.inAll} mois en tout.`,
      })
    }
    await extend(trx, dossier, until)
    await appendEvent(trx, {
      dossier_id: id,
      type: 'retention-extended',
      at: clock(),
      by,
      data: { until: until.toISOString(), reason: reason.trim() },
    })
    return { extended_until: until }
  })
}
