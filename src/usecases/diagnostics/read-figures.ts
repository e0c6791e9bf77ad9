import { documentBytes, dossierTotals, invoiceTotal } from '~/store/counters'
import { waitingJobs } from '~/store/jobs'
import type { Deps } from '../deps'

/** What the operator watches, by name. */
export async function readFigures({ db }: Pick<Deps, 'db'>): Promise<Record<string, number>> {
  const [dossiers, invoices, document_bytes, jobs] = await Promise.all([
    dossierTotals(db),
    invoiceTotal(db),
    documentBytes(db),
    waitingJobs(db),
  ])
  return {
    dossiers: dossiers.total,
    invoices,
    document_bytes,
    jobs_waiting: jobs.waiting,
    jobs_failing: jobs.failing,
  }
}
