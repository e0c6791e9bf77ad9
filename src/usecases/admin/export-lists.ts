import type { InvoiceStatus } from '~/domain/dossier/dossier'
import type { DossierSort } from '~/domain/dossier/lists/dossier-list'
import type { DossierFilter, ListFilter } from '~/domain/dossier/lists/list-filter'
import type { Page } from '~/store/database/newest-first'
import { type DossierListRequest, listDossiers, listInvoices } from '~/store/lists/admin-lists'
import type { Deps } from '../ground/deps'
import { type Batch, everyRow } from '../ground/every-row'

/** Every dossier that matches, in the order of the list. */
export const exportDossiers = ({ db }: Pick<Deps, 'db'>, filter: DossierFilter & { sort: DossierSort }) =>
  everyRow(
    (batch: Batch<NonNullable<DossierListRequest['after']>>) => listDossiers(db, { ...filter, ...batch }),
    ({ created_at, sort_name, id }) => ({
      value: filter.sort.endsWith('created_at') ? created_at : sort_name,
      key: id,
    }),
  )

/** Every invoice that matches, newest first. */
export const exportInvoices = ({ db }: Pick<Deps, 'db'>, filter: ListFilter<InvoiceStatus>) =>
  everyRow(
    (batch: Page) => listInvoices(db, { ...filter, ...batch }),
    ({ created_at, number }) => ({ created_at, key: number }),
  )
