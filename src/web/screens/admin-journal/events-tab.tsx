import { Link } from 'react-router'
import type { adminDeskCalls } from '~/contract/admin-desk'
import type { ReplyOf } from '~/contract/call'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-session'
import type { Column } from '~/web/ui/admin/table/column'
import { ACTORS, eventWords } from '~/web/ui/admin/words/event-words'
import { JournalList } from './journal-list'

type Event = ReplyOf<(typeof adminDeskCalls)['journalEvents']>['events'][number]

export const EventsTab = () => (
  <JournalList
    caption="Événements"
    columns={columns}
    keyOf={row => String(row.id)}
    empty="Rien ne s’est encore passé."
    read={async request => {
      const { events: rows, next_cursor } = await adminApi.journalEvents(request)
      return { rows, next_cursor }
    }}
  />
)

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
