import { useSearchParams } from 'react-router'
import { hiddenMeta } from '~/web/page-meta'
import { AdminTabs } from '~/web/ui/admin/admin-tabs'
import tabs from '~/web/ui/admin/admin-tabs.module.css'
import { EmailsTab } from './emails-tab'
import { EventsTab } from './events-tab'
import { TransmissionsTab } from './transmissions-tab'

export const meta = hiddenMeta('/admin-dashboard/journal', 'Journal', 'Ce qui s’est passé, et les messages.')

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
