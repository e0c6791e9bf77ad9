import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { adminCalls } from '~/contract/admin/admin'
import type { ReplyOf } from '~/contract/call'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { adminApi } from '~/web/admin-api'
import { useReads } from '~/web/ui/admin/use-me'
import type { ListAddress } from './list-address'

export type DossierRow = ReplyOf<(typeof adminCalls)['dossiers']>['dossiers'][number]
export type InvoiceRow = ReplyOf<(typeof adminCalls)['factures']>['factures'][number]

type Filter = Pick<ListAddress, 'search' | 'status' | 'limit' | 'after'>

type DossierFilter = Filter & Pick<ListAddress, 'sort'>

/** Everything that the dashboard reads lies under this key: « Actualiser » reads it all again. */
export const DASHBOARD = ['admin', 'dashboard'] as const

export const FIRST_PAGE: Filter = { search: '', status: '', limit: 100, after: '' }

export const useStats = () => useQuery({ queryKey: [...DASHBOARD, 'stats'], queryFn: adminApi.stats })

export const useTrends = () => useQuery({ queryKey: [...DASHBOARD, 'trends'], queryFn: adminApi.trends })

export const useSystem = () => useQuery({ queryKey: [...DASHBOARD, 'system'], queryFn: adminApi.system })

export const useDueDossiers = () =>
  useQuery({
    queryKey: [...DASHBOARD, 'due'],
    enabled: useReads('read-dossiers'),
    queryFn: adminApi.dueDossiers,
  })

export const useDossiers = ({ search, status, limit, after, sort }: DossierFilter) => {
  const filter = { search, status, limit, after, sort }
  const enabled = useReads('read-dossiers')
  return useQuery({
    queryKey: [...DASHBOARD, 'dossiers', filter],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      adminApi.dossiers({
        signal,
        query: {
          ...page(filter),
          sort,
          status: DOSSIER_STATUSES.find(status => status === filter.status),
        },
      }),
  })
}

export const useInvoices = ({ search, status, limit, after }: Filter) => {
  const filter = { search, status, limit, after }
  const enabled = useReads('read-invoices')
  return useQuery({
    queryKey: [...DASHBOARD, 'invoices', filter],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      adminApi.factures({
        signal,
        query: {
          ...page(filter),
          status: INVOICE_STATUSES.find(status => status === filter.status),
        },
      }),
  })
}

const page = ({ search, limit, after }: Filter) => ({
  limit,
  search: search || undefined,
  cursor: after || undefined,
})
