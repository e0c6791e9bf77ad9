import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import styles from './admin-leads.module.css'
import type { FoundAccount } from './lead-queries'

const callWords = (at: string | null) => (at ? `Appel du ${formatShortMoment(new Date(at))}` : '–')

export function Movements({ movements }: { movements: FoundAccount['movements'] }) {
  return (
    <section aria-labelledby="mouvements" className={styles.section}>
      <h2 id="mouvements">Derniers mouvements</h2>
      {movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      {movements.length > 0 && (
        <AdminTable
          caption="Derniers mouvements"
          rows={movements}
          keyOf={row => String(row.id)}
          columns={[
            { name: 'at', title: 'Quand', cell: row => formatShortMoment(new Date(row.at)) },
            { name: 'kind', title: 'Quoi', cell: row => MOVEMENT_LABELS[row.kind] },
            { name: 'note', title: 'Référence', cell: row => row.note || callWords(row.call_at) },
            {
              name: 'change',
              title: 'Disponible',
              figure: true,
              cell: row => formatEuros(row.available_change_cents),
            },
          ]}
        />
      )}
    </section>
  )
}
