import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { pageMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/admin-button'
import page from '~/web/ui/admin/admin-page.module.css'
import tabs from '~/web/ui/admin/admin-tabs.module.css'
import type { Route } from './+types/admin-dashboard'
import { DossiersTab } from './dossiers-tab'
import { DueDossiers } from './due-dossiers'
import { InvoicesTab } from './invoices-tab'
import { type Tab, useListAddress } from './list-address'
import { DASHBOARD } from './list-queries'
import { Notices } from './notices'
import { StatCards } from './stat-cards'
import { SystemBox } from './system-box'
import { ToDo } from './to-do'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Tableau de bord',
    description: 'Dossiers et factures.',
    path: '/admin-dashboard',
    hidden: true,
  })

/** Figures, then dossiers and invoices, then the state of the system (SPEC.md section 2). */
export default function AdminDashboard() {
  const { list, go } = useListAddress()
  const queries = useQueryClient()
  const reading = useIsFetching({ queryKey: DASHBOARD }) > 0
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>Tableau de bord</h1>
        <Notices />
        <AdminButton
          icon={<RefreshCw aria-hidden size={16} />}
          busy={reading}
          onClick={() => void queries.invalidateQueries({ queryKey: DASHBOARD })}
        >
          Actualiser
        </AdminButton>
      </div>
      <StatCards />
      <ToDo />
      <Tabs.Root
        value={list.tab}
        onValueChange={tab => go({ tab: tab as Tab, search: '', status: '' })}
        activationMode="manual"
      >
        <Tabs.List className={tabs.tabs} aria-label="Listes">
          <Tabs.Trigger value="dossiers" className={tabs.tab}>
            Dossiers
          </Tabs.Trigger>
          <Tabs.Trigger value="factures" className={tabs.tab}>
            Factures
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="dossiers" className={tabs.panel}>
          <DossiersTab />
        </Tabs.Content>
        <Tabs.Content value="factures" className={tabs.panel}>
          <InvoicesTab />
        </Tabs.Content>
      </Tabs.Root>
      <DueDossiers />
      <SystemBox />
    </>
  )
}
