import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import * as lists from '~/store/lists/admin-lists'
import type { Deps } from '../ground/deps'

interface Filter<Status> {
  search: string
  status: Status | null
}

const BATCH = 1_000

/** Every dossier that matches, newest first, read a thousand at a time. */
export async function* exportDossiers({ db }: Pick<Deps, 'db'>, filter: Filter<DossierStatus>) {
  let after: { value: Date; key: string } | null = null
  do {
    const rows: lists.DossierRow[] = await lists.listDossiers(db, {
      ...filter,
      limit: BATCH,
      sort: '-created_at',
      after,
    })
    yield* rows
    const last = rows.length === BATCH ? rows.at(-1) : undefined
    after = last ? { value: last.created_at, key: last.id } : null
  } while (after)
}

/** Every invoice that matches, newest first, read a thousand at a time. */
export async function* exportInvoices({ db }: Pick<Deps, 'db'>, filter: Filter<InvoiceStatus>) {
  let after: { created_at: Date; key: string } | null = null
  do {
    const rows: lists.InvoiceRow[] = await lists.listInvoices(db, { ...filter, limit: BATCH, after })
    yield* rows
    const last = rows.length === BATCH ? rows.at(-1) : undefined
    after = last ? { created_at: last.created_at, key: last.number } : null
  } while (after)
}
