import { formatRate } from '~/domain/text/french'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import styles from './admin-leads.module.css'
import { useDisputes } from './lead-queries'

/** How each page or town that shows a number has done in thirty days: a bad one is stopped by taking its number back. */
export function SourcesTable() {
  const query = useDisputes()
  const rows = query.data?.sources ?? []
  return (
    <section aria-labelledby="sources" className={`stack-12 ${styles.section}`}>
      <h2 id="sources">Sources, en trente jours</h2>
      <ListState query={query} count={rows.length} empty={<p>Aucun appel en trente jours.</p>}>
        <AdminTable
          caption="Sources, en trente jours"
          rows={rows}
          keyOf={row => row.source ?? ''}
          columns={[
            { name: 'source', title: 'Source', cell: row => row.source ?? 'Inconnue' },
            { name: 'calls', title: 'Appels', figure: true, cell: row => row.calls },
            { name: 'billed', title: 'Facturés', figure: true, cell: row => row.billed },
            { name: 'disputed', title: 'Contestés', figure: true, cell: row => row.disputed },
            { name: 'credited', title: 'Remboursés', figure: true, cell: row => row.credited },
            { name: 'share', title: 'Part contestée', figure: true, cell: shareOf },
          ]}
        />
      </ListState>
    </section>
  )
}

/** Of what was billed. */
const shareOf = ({ billed, disputed }: { billed: number; disputed: number }) =>
  billed === 0 ? '–' : formatRate(Math.round((disputed / billed) * 10_000))
