import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { ledgerRows, signedEuros } from '~/domain/leads/ledger-rows'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import styles from './admin-leads.module.css'
import type { FoundAccount } from './lead-queries'

type Movement = FoundAccount['movements'][number]

function leadWords({ call_at, unlocked_at, why }: Movement): string {
  if (unlocked_at) return `Demande débloquée le ${formatShortMoment(new Date(unlocked_at))}.`
  return call_at ? [`Appel du ${formatShortMoment(new Date(call_at))}.`, why].filter(Boolean).join(' ') : '–'
}

interface MovementsProps {
  movements: FoundAccount['movements']
  /** What can be spent now, in cents. */
  available: number
}

/** The client's ledger as he reads it: one line a call or request, and the balance after each. */
export function AccountMovements({ movements, available }: MovementsProps) {
  return (
    <section aria-labelledby="mouvements" className={`stack-12 ${styles.section}`}>
      <h2 id="mouvements">Derniers mouvements</h2>
      {movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      {movements.length > 0 && (
        <AdminTable
          caption="Derniers mouvements"
          rows={ledgerRows(movements, available)}
          keyOf={row => String(row.id)}
          columns={[
            {
              name: 'at',
              title: 'Quand',
              width: '8.75rem',
              cell: row => formatShortMoment(new Date(row.at)),
            },
            { name: 'kind', title: 'Quoi', wraps: true, cell: row => MOVEMENT_LABELS[row.kind] },
            { name: 'note', title: 'Référence', wraps: true, cell: row => row.note || leadWords(row) },
            {
              name: 'change',
              title: 'Mouvement',
              width: '7rem',
              figure: true,
              cell: row => signedEuros(row.available_change_cents),
            },
            {
              name: 'balance',
              title: 'Solde',
              width: '7rem',
              figure: true,
              cell: row => formatEuros(row.balance_cents),
            },
          ]}
        />
      )}
    </section>
  )
}
