import { Link } from 'react-router'
import type { adminDashboardCalls } from '~/contract/admin-dashboard'
import type { ReplyOf } from '~/contract/call'
import { ACTOR_LABELS } from '~/domain/journal/actor'
import { eventLabel } from '~/domain/journal/event-labels'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import type { Column } from '~/web/ui/admin/table/column'
import { EventFilters, useEventFilter } from './event-filters'
import { JournalList } from './journal-list'

type Event = ReplyOf<(typeof adminDashboardCalls)['journalEvents']>['events'][number]

export function EventsTab() {
  const { filter } = useEventFilter()
  const filtered = Object.values(filter).some(value => value !== undefined)
  return (
    <>
      <EventFilters />
      <JournalList
        caption="Événements"
        asked={filter}
        columns={columns}
        keyOf={row => String(row.id)}
        empty={filtered ? 'Aucune ligne ne correspond.' : 'Rien ne s’est encore passé.'}
        read={async ({ query, signal }) => {
          const { events: rows, next_cursor } = await adminApi.journalEvents({
            query: { ...query, ...filter },
            signal,
          })
          return { rows, next_cursor }
        }}
      />
    </>
  )
}

const columns: Column<Event>[] = [
  { name: 'at', title: 'Quand', width: '8.75rem', cell: row => formatShortMoment(new Date(row.at)) },
  { name: 'what', title: 'Quoi', wraps: true, cell: eventLabel },
  {
    name: 'who',
    title: 'Par',
    width: 'clamp(7rem, 12vw, 11rem)',
    wraps: true,
    cell: row => row.account_name ?? ACTOR_LABELS[row.actor].short,
  },
  {
    name: 'dossier',
    title: 'Dossier',
    width: '28%',
    twoLines: row => row.company_name ?? '',
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
