import { UsersRound } from 'lucide-react'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay, useMe } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { dossierKeys } from './use-dossier-change'

/** A decision that waits for a second account, with the way to confirm it or to take it back. */
export function ProposedDecision({ dossier: { id, proposal } }: { dossier: DossierDetail }) {
  const { data: me } = useMe()
  const may = useMay()
  const confirm = useAct(() => adminApi.confirmDecision({ params: { id } }), {
    reads: dossierKeys(id),
    done: 'Décision confirmée\u00a0: elle part dans 15 minutes.',
  })
  const withdraw = useAct(() => adminApi.withdrawDecision({ params: { id } }), { reads: dossierKeys(id) })
  if (!proposal) return null
  const mine = me?.id === proposal.by.id
  const { status, amount, reason, by, at } = proposal
  return (
    <section className={`stack-12 ${styles.section}`} aria-label="Décision à confirmer">
      <p className={styles.warn}>
        <UsersRound aria-hidden size={16} /> À confirmer par un second compte
      </p>
      <p>
        «&nbsp;{status}&nbsp;»{amount !== null && `, ${formatEuros(amount * 100)}`}, proposé par {by.name} le{' '}
        {formatShortMoment(new Date(at))}. Rien ne part avant la confirmation.
      </p>
      {reason && <p className="as-written">{reason}</p>}
      {may('decide-dossiers') && (
        <div className="row-8 centred">
          {!mine && (
            <AdminButton look="first" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirmer la décision
            </AdminButton>
          )}
          <AdminButton look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Retirer la décision
          </AdminButton>
        </div>
      )}
    </section>
  )
}
