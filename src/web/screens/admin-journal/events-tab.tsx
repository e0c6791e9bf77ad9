import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { adminDeskCalls } from '~/contract/admin-desk'
import type { ReplyOf } from '~/contract/call'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-session'
import type { Column } from '~/web/ui/admin/table/column'
import { DeskTable } from '~/web/ui/admin/table/desk-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { ACTORS, eventWords } from '~/web/ui/admin/words/event-words'

type Event = ReplyOf<(typeof adminDeskCalls)['journalEvents']>['events'][number]

export function EventsTab() {
  const [params] = useSearchParams()
  const cursor = params.get('apres') ?? undefined
  const query = useQuery({
    queryKey: ['admin', 'journal', 'events', cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => adminApi.journalEvents({ query: { cursor }, signal }),
  })
  const rows = query.data?.events ?? []
  return (
    <ListState query={query} count={rows.length} empty={<p>Rien ne s’est encore passé.</p>}>
      <DeskTable caption="Événements" columns={columns} rows={rows} keyOf={row => String(row.id)} />
      <NextPage next={query.data?.next_cursor ?? null} />
    </ListState>
  )
}

const columns: Column<Event>[] = [
  { name: 'at', title: 'Quand', cell: row => formatShortMoment(new Date(row.at)) },
  { name: 'what', title: 'Quoi', cell: row => eventWords(row.type, row.data) },
  { name: 'who', title: 'Par', cell: row => ACTORS[row.actor] },
  {
    name: 'dossier',
    title: 'Dossier',
    cell: row =>
      row.dossier_id && row.company_name ? (
        <Link to={`/admin-dashboard/dossiers/${row.dossier_id}`} data-row-link>
          {row.company_name}
        </Link>
      ) : (
        '–'
      ),
  },
]
