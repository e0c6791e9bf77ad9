import { useSearchParams } from 'react-router'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import { DayLines } from '~/web/ui/admin/day-lines'
import { AdminTabs } from '~/web/ui/admin/frame/admin-tabs'
import tabs from '~/web/ui/admin/frame/admin-tabs.module.css'
import { EmailsTab } from './emails-tab'
import { EventFilters, useEventFilter } from './event-filters'
import { JournalPage } from './journal-list'
import { TransmissionsTab } from './transmissions-tab'

export const meta = hiddenMeta('Journal', 'Ce qui s’est passé, et les messages.')

const TABS = [
  ['evenements', 'Événements'],
  ['e-mails', 'E-mails'],
  ['transmissions', 'Transmissions'],
] as const
const LISTS = { evenements: <EventsTab />, 'e-mails': <EmailsTab />, transmissions: <TransmissionsTab /> }

/** What happened, the messages and the transmissions with their state (specification B6). */
export default function AdminJournal() {
  const [params, setParams] = useSearchParams()
  const [tab] = TABS.find(([name]) => name === params.get('onglet')) ?? TABS[0]
  return (
    <>
      <h1 className={tabs.title}>Journal</h1>
      <AdminTabs label="Journal" tabs={TABS} value={tab} onChange={onglet => setParams({ onglet })}>
        {LISTS[tab]}
      </AdminTabs>
    </>
  )
}

/** What happened, told day by day and dossier by dossier. */
function EventsTab() {
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
