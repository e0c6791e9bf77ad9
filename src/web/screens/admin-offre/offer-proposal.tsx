import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { fieldWordsOf } from '~/contract/failure'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import styles from './admin-offre.module.css'
import { changesOf } from './changes-of'
import type { OfferVersion, ShownOffer } from './offer-calls'

interface OfferProposalProps {
  proposal: OfferVersion
  now: ShownOffer['terms']
  onDone: (offer: ShownOffer) => void
}

/** An offer that waits for a second account: what it changes, and who may settle it. */
export function OfferProposal({ proposal, now, onDone }: OfferProposalProps) {
  const params = { version: String(proposal.version) }
  const confirm = useMutation({
    mutationFn: () => adminApi.confirmOffer({ params }),
    onSuccess: offer => {
      toast.success('Confirmée\u00a0: cette offre est en vigueur.')
      onDone(offer)
    },
  })
  const withdraw = useMutation({
    mutationFn: () => adminApi.withdrawOffer({ params }),
    onSuccess: offer => {
      toast.success('Cette offre est retirée\u00a0: rien ne change.')
      onDone(offer)
    },
  })
  const failed = confirm.error ?? withdraw.error
  return (
    <section aria-labelledby="a-confirmer" className={styles.box}>
      <h2 id="a-confirmer">À confirmer</h2>
      <p>
        Écrite par {proposal.by} le {formatShortMoment(new Date(proposal.at))}. Elle vaudra une fois confirmée
        par un autre compte.
      </p>
      <ul className={`stack-4 ${styles.changes}`}>
        {changesOf(now, proposal.terms).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ProblemLine words={failed && fieldWordsOf(failed)} />
      <div className="row-8 centred">
        <AdminButton look="first" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirmer cette offre
        </AdminButton>
        <AdminButton busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          La retirer
        </AdminButton>
      </div>
    </section>
  )
}
