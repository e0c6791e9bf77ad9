import { Refusal } from '~/domain/refusal'
import { EXTENSION_MONTHS, extendedEnd, retentionStep } from '~/domain/retention'
import { lockDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { announcedDossiers, extendRetention as extend } from '~/store/retention'
import { byAdministrator } from '../by-administrator'
import type { Deps, Visitor } from '../deps'
import { keptDossier } from './purge-dossiers'
import { retentionMonths } from './retention-round'

type ExtendDeps = Pick<Deps, 'db' | 'clock'>

/** The handed-in dossiers whose purge is announced: without an extension they go. */
export async function listDueDossiers({ db, clock }: ExtendDeps) {
  const months = await retentionMonths({ db })
  const now = clock()
  const rows = await announcedDossiers(db)
  return {
    dossiers: rows
      .filter(row => retentionStep({ ...keptDossier(row), noticeAt: null }, months, now) === 'notify')
      .map(row => ({
        id: row.id,
        company_name: row.company_name,
        invoice_number: row.invoice_number,
        notice_at: String(row.retention_notice_at?.toISOString()),
        extended_until: row.retention_extended_until?.toISOString() ?? null,
      })),
  }
}

/**
 * Keeps a dossier that was handed in for some months more, for a reason (DECISIONS.md section 7).
 * @throws Refusal not-found, invalid-fields, extension-refused
 */
export async function extendRetention(
  { db, clock }: ExtendDeps,
  visitor: Visitor,
  id: string,
  { months, reason }: { months: number; reason: string },
) {
  if (reason.trim() === '') {
    throw new Refusal('invalid-fields', {
      errors: [{ field: 'reason', message: 'Dites pourquoi le dossier doit être conservé.' }],
    })
  }
  const retention = await retentionMonths({ db })
  return db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier) throw new Refusal('not-found')
    const until = dossier.status === 'Soumis' ? extendedEnd(keptDossier(dossier), retention, months) : null
    if (!until) {
      throw new Refusal('extension-refused', {
        detail: `Seul un dossier « Soumis » peut être prolongé, de ${EXTENSION_MONTHS.atOnce} mois à la fois et de ${EXTENSION_MONTHS.inAll} mois en tout.`,
      })
    }
    await extend(trx, id, until)
    await appendEvent(trx, {
      dossier_id: id,
      type: 'retention-extended',
      at: clock(),
      ...byAdministrator(visitor),
      data: { until: until.toISOString(), reason: reason.trim() },
    })
    return { extended_until: until.toISOString() }
  })
}
