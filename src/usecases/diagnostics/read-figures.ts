import { documentBytes, dossierTotals, invoiceTotal } from '~/store/counters'
import { overdueJobs, waitingJobs } from '~/store/jobs'
import type { Deps } from '../deps'
import { OVERDUE_MINUTES } from './check-readiness'

/** What the operator watches, by name. */
export async function readFigures({ db }: Pick<Deps, 'db'>): Promise<Record<string, number>> {
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
  }
}
