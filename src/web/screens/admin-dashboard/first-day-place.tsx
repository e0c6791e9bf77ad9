import { useMay } from '~/web/ui/admin/use-me'
import { clientPart } from '~/web/ui/feedback/client-part'
import { useStats } from './list-queries'

const FirstDay = clientPart(() => import('./first-day'))

/** Where the steps of the first day stand: under the list while it is empty, for they come late, and at the foot afterwards. */
export function FirstDayPlace({ at }: { at: 'list' | 'foot' }) {
  const mayChange = useMay()('change-settings') === true
  const { data: stats } = useStats()
  const isNew = stats?.total_dossiers === 0
  if (!mayChange || !stats || isNew !== (at === 'list')) return null
  return <FirstDay isOpen={isNew} />
}
