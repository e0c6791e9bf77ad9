import { Link } from 'react-router'
import { AdminTabs } from '~/web/ui/admin/frame/admin-tabs'
import { useMay } from '~/web/ui/admin/use-me'
import styles from './admin-dashboard.module.css'
import { DossiersTab } from './dossiers-tab'
import { InvoicesTab } from './invoices-tab'
import { TABS, type Tab, useListAddress } from './list-address'

const tabOf = {
  dossiers: { words: 'Dossiers', needs: 'read-dossiers', List: DossiersTab },
  factures: { words: 'Factures', needs: 'read-invoices', List: InvoicesTab },
} as const satisfies Record<Tab, unknown>

/** The two lists of specification A2, each for those who may read it; an account that may read none is led to its work. */
export function Lists() {
  const { list, go } = useListAddress()
  const may = useMay()
  const shown = TABS.filter(tab => may(tabOf[tab].needs) !== false)
  const [first] = shown
  if (first === undefined) return <OtherWork />
  const shownNow = shown.includes(list.tab) ? list.tab : first
  const { List } = tabOf[shownNow]
  return (
    <AdminTabs
      label="Listes"
      tabs={shown.map(tab => [tab, tabOf[tab].words])}
      value={shownNow}
      onChange={tab => go({ tab, status: '' })}
    >
      <List />
    </AdminTabs>
  )
}

const OtherWork = () => (
  <section aria-labelledby="votre-travail" className={styles.box}>
    <h2 id="votre-travail" className={styles.boxTitle}>
      Votre travail
    </h2>
    <p>
      Votre compte n’ouvre ni les dossiers ni les factures. Vous tenez les{' '}
      <Link to="/admin-dashboard/contenus">articles et les pages du site</Link>.
    </p>
  </section>
)
