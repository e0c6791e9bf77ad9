import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import type { Page } from '~/store/database/newest-first'
import { listDossiers, listInvoices } from '~/store/lists/admin-lists'
import type { Deps } from '../ground/deps'
import { type Batch, everyRow } from '../ground/every-row'

interface Filter<Status> {
  search: string
  status: Status | null
}

/** Every dossier that matches, newest first. */
export const exportDossiers = ({ db }: Pick<Deps, 'db'>, filter: Filter<DossierStatus>) =>
  everyRow(
    (batch: Batch<{ value: Date; key: string }>) =>
      listDossiers(db, { ...filter, ...batch, sort: '-created_at' }),
    ({ created_at, id }) => ({ value: created_at, key: id }),
  )

/** Every invoice that matches, newest first. */
export const exportInvoices = ({ db }: Pick<Deps, 'db'>, filter: Filter<InvoiceStatus>) =>
  everyRow(
    (batch: Page) => listInvoices(db, { ...filter, ...batch }),
    ({ created_at, number }) => ({ created_at, key: number }),
  )
