import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import styles from './admin-leads.module.css'
import type { FoundAccount } from './lead-queries'

type Movement = FoundAccount['movements'][number]

const callWords = ({ call_at, why }: Movement) =>
  call_at ? [`Appel du ${formatShortMoment(new Date(call_at))}.`, why].filter(Boolean).join(' ') : '–'

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
            { name: 'note', title: 'Référence', wraps: true, cell: row => row.note || callWords(row) },
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
