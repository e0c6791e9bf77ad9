import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { bulkCalls } from '~/contract/admin/bulk'
import type { ReplyOf } from '~/contract/call'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import type { BulkAction } from '~/domain/dossier/lists/bulk'
import type { BulkDetails } from '~/domain/dossier/lists/bulk-details'
import { adminApi } from '~/web/admin-api'
import { useAct } from '~/web/ui/admin/use-act'
import { useReads } from '~/web/ui/admin/use-me'
import type { ListAddress } from '../list-address'
import { DASHBOARD } from '../list-queries'

export type BulkRun = ReplyOf<(typeof bulkCalls)['bulkRuns']>['runs'][number]

type Filter = Pick<ListAddress, 'search' | 'status'>

const RUNS = [...DASHBOARD, 'bulk'] as const

export const isOver = (run: BulkRun) => run.finished_at !== null || run.cancelled_at !== null

/** What goes on and the last actions; read again each two seconds while one goes on. */
export function useBulkRuns() {
  const enabled = useReads('work-dossiers')
  return useQuery({
    queryKey: RUNS,
    enabled,
    queryFn: adminApi.bulkRuns,
    refetchInterval: ({ state }) => (state.data?.runs.every(isOver) === false ? 2_000 : false),
  })
}

export const usePreview = (action: BulkAction, filter: Filter) =>
  useQuery({
    queryKey: ['admin', 'bulk-preview', action, filter],
    gcTime: 0,
    queryFn: ({ signal }) => adminApi.previewBulk({ query: { ...wire(filter), action }, signal }),
  })

export function useStartBulk() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ action, filter, expected, details }: StartOrder) => {
      const selection = { ...wire(filter), expected }
      return action === 'erase'
        ? adminApi.startBulkErasure({ body: { selection } })
        : adminApi.startBulk({ body: { ...details, action, selection } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: RUNS }),
  })
}

interface StartOrder {
  action: BulkAction
  filter: Filter
  expected: number
  details: BulkDetails
}

export const useCancelBulk = () =>
  useAct((id: string) => adminApi.cancelBulk({ params: { id } }), { reads: [RUNS] })

/** What a run left as it was so far, with why. */
export const useItemsLeft = ({ id, left }: BulkRun) =>
  useQuery({
    queryKey: [...RUNS, id, 'left', left],
    queryFn: () => adminApi.bulkItemsLeft({ params: { id } }),
    placeholderData: keepPreviousData,
  })

const wire = ({ search, status }: Filter) => ({
  search,
  status: DOSSIER_STATUSES.find(one => one === status),
})
