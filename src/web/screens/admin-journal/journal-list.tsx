import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { useAct } from '~/web/ui/admin/use-act'

const JOURNAL = ['admin', 'journal'] as const

interface JournalPageProps<Row> {
  name: string
  /** What the list is filtered by: another filter is another list. */
  asked?: object | undefined
  /** What is said when nothing is there. */
  empty: string
  read: (request: {
    query: { cursor: string | undefined }
    signal: AbortSignal
  }) => Promise<{ rows: Row[]; next_cursor: string | null }>
  children: (rows: Row[]) => ReactNode
}

/** One page of the journal, newest first; the address holds where it begins. */
export function JournalPage<Row>({ name, asked, empty, read, children }: JournalPageProps<Row>) {
  const [params] = useSearchParams()
  const cursor = params.get('apres') ?? undefined
  const query = useQuery({
    queryKey: [...JOURNAL, name, asked, cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read({ query: { cursor }, signal }),
  })
  const rows = query.data?.rows ?? []
  return (
    <ListState query={query} count={rows.length} empty={<p>{empty}</p>}>
      {children(rows)}
      <NextPage next={query.data?.next_cursor ?? null} />
    </ListState>
  )
}

interface JournalListProps<Row> extends Omit<JournalPageProps<Row>, 'name' | 'children'> {
  caption: string
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  edgeOf: (row: Row) => string
}

/** One list of the journal as a table. */
export function JournalList<Row>({ read, empty, asked, ...table }: JournalListProps<Row>) {
  return (
    <JournalPage name={table.caption} read={read} empty={empty} asked={asked}>
      {rows => <AdminTable rows={rows} {...table} />}
    </JournalPage>
  )
}

/** Sends a line of a list again; `sending` is the id of the one under way, which is not to leave twice. */
export function useResend(call: (request: { params: { id: string } }) => Promise<unknown>, words: string) {
  const { mutate, isPending, variables } = useAct((id: string) => call({ params: { id } }), {
    reads: [JOURNAL],
    done: words,
  })
  return { resend: mutate, sending: isPending ? variables : null }
}
