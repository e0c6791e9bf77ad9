import type { UseQueryResult } from '@tanstack/react-query'
import { Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton, AdminLink } from '~/web/ui/admin/form/admin-button'
import { useSave } from '~/web/ui/admin/form/use-save'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { ListAddress, useListAddress } from './list-address'
import { ListFilters } from './list-filters'
import { ListFoot } from './list-foot'

interface ListTabProps<Row> {
  address: ReturnType<typeof useListAddress>
  query: UseQueryResult<{ total: number; next_cursor: string | null }>
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  edgeOf: (row: Row) => string
  /** Each value with its words. */
  statuses: readonly (readonly [string, string])[]
  /** All that the filter lets through, in the order of the list, as CSV. */
  exportAll: (list: Pick<ListAddress, 'search' | 'status' | 'sort'>) => Promise<Response>
  /** What else can be done with all that the filter lets through. */
  children?: ReactNode
  words: {
    caption: string
    /** « dossier », « facture ». */
    thing: string
    placeholder: string
    noMatch: string
    showAll: string
    none: string
  }
}

/** A list of the dashboard: search, status, export, the rows, and the ways to the other pages. */
export function ListTab<Row>({ address, query, rows, words, ...list }: ListTabProps<Row>) {
  const { list: asked, addressWith, go } = address
  const { busy, save } = useSave()
  const filtered = asked.search !== '' || asked.status !== ''
  return (
    <>
      <ListFilters
        search={asked.search}
        onSearch={search => go({ search }, true)}
        placeholder={words.placeholder}
        status={asked.status}
        onStatus={status => go({ status })}
        statuses={list.statuses}
      >
        <AdminButton icon={Sheet} busy={busy} onClick={() => void save(() => list.exportAll(asked))}>
          Exporter (CSV)
        </AdminButton>
        {list.children}
      </ListFilters>
      <ListState
        query={query}
        count={rows.length}
        empty={
          filtered ? (
            <>
              <p>{words.noMatch}</p>
              <AdminLink to={addressWith({ search: '', status: '' })}>{words.showAll}</AdminLink>
            </>
          ) : (
            <p>{words.none}</p>
          )
        }
      >
        <AdminTable
          caption={words.caption}
          columns={list.columns}
          rows={rows}
          keyOf={list.keyOf}
          edgeOf={list.edgeOf}
        />
        <ListFoot
          shown={rows.length}
          total={query.data?.total ?? 0}
          thing={words.thing}
          list={asked}
          addressWith={addressWith}
          next={query.data?.next_cursor ?? null}
        />
      </ListState>
    </>
  )
}
