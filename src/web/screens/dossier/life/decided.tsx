import { PAYER_LABELS } from '~/domain/invoice/settlement'
import { formatIsoDay, formatSum } from '~/domain/text/french'
import dossier from '../dossier.module.css'
import type { OwnSettlementState } from '../signing/own-settlement-state'
import { RefusedStage } from '../timeline/refused-stage'
import type { TimelineData } from '../timeline/timeline-data'
import { Transfer } from './transfer'

interface DecidedProps {
  id: string
  settlement: OwnSettlementState | null
  timeline: TimelineData
}

/** What was decided: the sum and its conditions, what came in and how to pay; or why not, and what remains possible. */
export function Decided({ id, settlement, timeline: { refusal, apply_again } }: DecidedProps) {
  if (refusal) return <RefusedStage id={id} refusal={refusal} again={apply_again} />
  if (!settlement) return null
  const { grant, payments, to_pay } = settlement
  return (
    <>
      {grant && (
        <section aria-labelledby="aide" className={dossier.next}>
          <h4 id="aide">Votre aide est accordée</h4>
          <p>
            {grant.body} vous accorde <strong>{formatSum(grant.amount)}</strong>, par décision du{' '}
            {formatIsoDay(grant.decided_on)}.
          </p>
        </section>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="recu" className={dossier.next}>
          <h4 id="recu">Ce que nous avons reçu</h4>
          <ul>
            {payments.map((payment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <li key={at}>
                {formatSum(payment.amount)} le {formatIsoDay(payment.paid_on)} (
                {PAYER_LABELS[payment.payer].toLowerCase()})
              </li>
            ))}
          </ul>
        </section>
      )}
      {to_pay > 0 && <Transfer id={id} settlement={settlement} />}
    </>
  )
}
