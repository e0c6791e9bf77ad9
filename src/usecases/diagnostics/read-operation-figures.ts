import type { OperationFigures } from '~/domain/operation-figures'
import { overdueJobs, waitingJobs } from '~/store/jobs/jobs'
import { documentBytes, dossierTotals, invoiceTotal } from '~/store/lists/counters'
import { type LookDeps, look } from '../alerts/watch'
import { OVERDUE_MINUTES } from '../installation/check-readiness'

/** What the operator watches, by name. */
export async function readOperationFigures(deps: LookDeps): Promise<OperationFigures> {
  const { db } = deps
  const watched = await look(deps)
  const [dossiers, invoices, document_bytes, jobs, jobs_overdue] = await Promise.all([
    dossierTotals(db),
    invoiceTotal(db),
    documentBytes(db),
    waitingJobs(db),
    overdueJobs(db, OVERDUE_MINUTES),
  ])
  return {
    dossiers: dossiers.total,
    invoices,
    document_bytes,
    jobs_waiting: jobs.waiting,
    jobs_failing: jobs.failing,
    jobs_overdue,
    dead_letters: watched.deadLetters,
    last_backup_age_seconds: Math.round(watched.backupHours * 3_600),
    ...(watched.archiveMinutes === null
      ? {}
      : { archive_age_seconds: Math.round(watched.archiveMinutes * 60) }),
    ...(watched.diskUsed === null ? {} : { disk_used_ratio: watched.diskUsed }),
    ...(watched.diskFree === null ? {} : { disk_free_bytes: watched.diskFree }),
    failed_answers_ratio: watched.failedShare,
    failed_signatures: watched.failedSignatures,
    parts_broken: watched.brokenParts.length,
    certificate_days: watched.certificateDays,
    clock_offset_seconds: watched.clockSeconds,
    flaws: watched.flaws,
  }
}
