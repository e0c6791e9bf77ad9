import { type ReactNode, useState } from 'react'
import { wordsOf } from '~/contract/failure'
import { formatIsoDay, formatSum } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { ConfirmModal } from '~/web/ui/feedback/confirm-modal'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './dossier.module.css'
import type { OwnSettlementState } from './signing/own-settlement-state'

/**
 * « Je continue », asked of who was granted less than the total; « Je renonce » stands beneath it, with its code. A sum
 * falls due and nothing takes it back: a finger that slipped is asked once more.
 */
export function Continuation({
  id,
  choice: { amount, until },
  children,
}: {
  id: string
  choice: NonNullable<OwnSettlementState['choice']>
  /** « Je renonce ». */
  children: ReactNode
}) {
  const [asked, setAsked] = useState(false)
  const { busy, problem, attempt } = useAttempt(error => ({ place: wordsOf(error) }))
  const say = () =>
    attempt(async () => {
      await otherApi.continueDossier({ params: { id } })
      // The account to pay to, the stages and the questions for the site: all of the page says something else now.
      window.location.reload()
    })
  return (
    <section aria-labelledby="choix" className={styles.next}>
      <h2 id="choix" className="visually-hidden">
        À vous de choisir
      </h2>
      <p>
        Sans réponse le {formatIsoDay(until)} au soir, votre silence vaut renonciation, sans frais&nbsp;: un
        avoir annule la facture.
      </p>
      <p>
        <Button onClick={() => setAsked(true)}>Je continue&nbsp;: je réglerai {formatSum(amount)}</Button>
      </p>
      {children}
      {asked && (
        <ConfirmModal
          title="Je continue avec cette aide"
          action={`Confirmer\u00a0: je réglerai ${formatSum(amount)}`}
          back="Revenir à mon choix"
          busy={busy}
          problem={problem}
          onConfirm={say}
          onClose={() => setAsked(false)}
        >
          <p>
            La facture devient payable&nbsp;: vous réglerez {formatSum(amount)}, par virement. Ensuite, vous
            ne pourrez plus renoncer.
          </p>
        </ConfirmModal>
      )}
    </section>
  )
}
