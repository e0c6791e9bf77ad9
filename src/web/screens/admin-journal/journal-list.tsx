import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'

const JOURNAL = ['admin', 'journal'] as const

interface JournalListProps<Row> {
  caption: string
  /** What the list is filtered by: another filter is another list. */
  asked?: object
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  edgeOf?: (row: Row) => string
  /** What is said when nothing is there. */
  empty: string
  read: (request: {
    query: { cursor: string | undefined }
    signal: AbortSignal
  }) => Promise<{ rows: Row[]; next_cursor: string | null }>
}

/** One list of the journal, newest first; the address holds where the page begins. */
export function JournalList<Row>({ read, empty, asked, ...table }: JournalListProps<Row>) {
  const [params] = useSearchParams()
  const cursor = params.get('apres') ?? undefined
  const query = useQuery({
    queryKey: [...JOURNAL, table.caption, asked, cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read({ query: { cursor }, signal }),
  })
  const rows = query.data?.rows ?? []
  return (
    <ListState query={query} count={rows.length} empty={<p>{empty}</p>}>
      <AdminTable rows={rows} {...table} />
      <NextPage next={query.data?.next_cursor ?? null} />
    </ListState>
  )
}

/** Sends a line of a list again; `sending` is the id of the one under way, which is not to leave twice. */
export function useResend(call: (request: { params: { id: string } }) => Promise<unknown>, words: string) {
  const refresh = useJournalRefresh()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call({ params: { id } }),
    onSuccess: () => void toast.success(words),
    onError: error => void toast.error(error.message),
    onSettled: refresh,
  })
  return { resend: mutate, sending: isPending ? variables : null }
}

/** Reads the lists again. */
export function useJournalRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: JOURNAL })
}
