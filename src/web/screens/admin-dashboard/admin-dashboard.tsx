import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { DueDossiers } from './due-dossiers'
import { FirstDayPlace } from './first-day-place'
import { DASHBOARD } from './list-queries'
import { Lists } from './lists'
import { Notices } from './notices'
import { StatCards } from './stat-cards'
import { SystemBox } from './system-box'
import { ToDo } from './to-do'

export const meta = hiddenMeta('Tableau de bord', 'Dossiers et factures.')

/** Figures, then dossiers and invoices, then the state of the system (specification A2). */
export default function AdminDashboard() {
  const queries = useQueryClient()
  const reading = useIsFetching({ queryKey: DASHBOARD }) > 0
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>Tableau de bord</h1>
        <Notices />
        <AdminButton
          icon={RefreshCw}
          busy={reading}
          onClick={() => void queries.invalidateQueries({ queryKey: DASHBOARD })}
        >
          Actualiser
        </AdminButton>
      </div>
      <StatCards />
      <ToDo />
      <Lists />
      <DueDossiers />
      <FirstDayPlace at="foot" />
      <SystemBox />
    </>
  )
}
