import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { hiddenMeta } from '~/web/page-meta'
import tabs from '~/web/ui/admin/admin-tabs.module.css'
import { EmailsTab } from './emails-tab'
import { EventsTab } from './events-tab'
import { TransmissionsTab } from './transmissions-tab'

export const meta = hiddenMeta('/admin-dashboard/journal', 'Journal', 'Ce qui s’est passé, et les messages.')

const TABS = ['evenements', 'e-mails', 'transmissions'] as const

/** What happened, the messages and the transmissions with their state (specification B6). */
export default function AdminJournal() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(name => name === params.get('onglet')) ?? 'evenements'
  return (
    <>
      <h1 className={tabs.title}>Journal</h1>
      <Tabs.Root value={tab} onValueChange={onglet => setParams({ onglet })} activationMode="manual">
        <Tabs.List className={tabs.tabs} aria-label="Journal">
          <Tabs.Trigger value="evenements" className={tabs.tab}>
            Événements
          </Tabs.Trigger>
          <Tabs.Trigger value="e-mails" className={tabs.tab}>
            E-mails
          </Tabs.Trigger>
          <Tabs.Trigger value="transmissions" className={tabs.tab}>
            Transmissions
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="evenements" className={tabs.panel}>
          <EventsTab />
        </Tabs.Content>
        <Tabs.Content value="e-mails" className={tabs.panel}>
          <EmailsTab />
        </Tabs.Content>
        <Tabs.Content value="transmissions" className={tabs.panel}>
          <TransmissionsTab />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
