import { adminApi } from '~/web/admin-api'
import { DayLines } from '~/web/ui/admin/day-lines'
import { EventFilters, useEventFilter } from './event-filters'
import { JournalPage } from './journal-list'

/** What happened, told day by day and dossier by dossier. */
export function EventsTab() {
  const { filter } = useEventFilter()
  const filtered = Object.values(filter).some(value => value !== undefined)
  return (
    <>
      <EventFilters />
      <JournalPage
        name="Événements"
        asked={filter}
        empty={filtered ? 'Aucune ligne ne correspond.' : 'Rien ne s’est encore passé.'}
        read={async ({ query, signal }) => {
          const { events: rows, next_cursor } = await adminApi.journalEvents({
            query: { ...query, ...filter },
            signal,
          })
          return { rows, next_cursor }
        }}
      >
        {rows => <DayLines events={rows} heading="h2" />}
      </JournalPage>
    </>
  )
}
