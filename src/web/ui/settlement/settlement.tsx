import { useMutation } from '@tanstack/react-query'
import { BellRing, FileDown, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { DELIVERY_FILENAME } from '~/domain/dossier/pieces/filename'
import { AVOIR_MOTIVE_LABELS } from '~/domain/invoice/avoir-motive'
import { PAYER_LABELS } from '~/domain/invoice/settlement'
import { formatShortDay, formatShortMoment, formatSum } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { useMay } from '~/web/ui/admin/use-me'
import { FactList } from '~/web/ui/prose/fact-list'
import { PaymentDialog } from './payment-dialog'
import { ReminderDialog } from './reminder-dialog'
import styles from './settlement.module.css'
import { type SettlementState, useSettlement } from './settlement-data'

/** What was granted, paid and is due on a signed invoice, and the lines of its payments. */
export function Settlement({ number, since }: { number: string; since?: number }) {
  const { data, isPending, refetch } = useSettlement(number, since)
  if (data) return <Standing settlement={data} />
  if (isPending)
    return (
      <p role="status" className={styles.awaited}>
        Chargement des règlements…
      </p>
    )
  return (
    <div role="alert">
      <p>Erreur lors du chargement des données</p>
      <AdminButton onClick={() => void refetch()}>Réessayer</AdminButton>
    </div>
  )
}

function Standing({ settlement }: { settlement: SettlementState }) {
  const may = useMay()
  const [asked, setAsked] = useState<'payment' | 'reminder' | null>(null)
  return (
    <div className={`stack-12 ${styles.settlement}`}>
      <FactList facts={factsOf(settlement)} className={page.facts} />
      {settlement.late && <p className={styles.late}>Paiement en retard{reminded(settlement)}.</p>}
      <Lines settlement={settlement} />
      {settlement.delivered_at && <DeliveryPaper number={settlement.invoice_number} />}
      {may('record-payments') && (
        <div className="row-8 centred">
          {settlement.may_record && (
            <AdminButton
              look={settlement.due > 0 ? 'first' : 'second'}
              icon={HandCoins}
              onClick={() => setAsked('payment')}
            >
              Noter un règlement
            </AdminButton>
          )}
          {settlement.may_remind && (
            <AdminButton icon={BellRing} onClick={() => setAsked('reminder')}>
              Relancer le client
            </AdminButton>
          )}
        </div>
      )}
      {asked === 'payment' && <PaymentDialog settlement={settlement} onClose={() => setAsked(null)} />}
      {asked === 'reminder' && <ReminderDialog settlement={settlement} onClose={() => setAsked(null)} />}
    </div>
  )
}

function factsOf(settlement: SettlementState): [string, string][] {
  const { amounts, grant, avoir_number, avoir_motive } = settlement
  const facts: [string, string][] = [
    ['Total', `${formatSum(amounts.ttc)} TTC, dont ${formatSum(amounts.tva)} de TVA`],
  ]
  if (avoir_number) {
    const why = avoir_motive ? `\u00a0: ${AVOIR_MOTIVE_LABELS[avoir_motive].toLowerCase()}` : ''
    facts.push(['Annulée', `avoir ${avoir_number}${why}`])
  } else if (grant) {
    const payee = grant.paid_to === 'agency' ? 'versés à nous' : 'versés au client'
    facts.push([
      'Accordé',
      `${formatSum(grant.amount)} par ${grant.body} le ${day(grant.decided_on)}, ${payee}`,
    ])
  }
  facts.push(['Reçu', formatSum(settlement.received)])
  if (settlement.excess > 0)
    facts.push([avoir_number ? 'À rembourser' : 'Trop-perçu', formatSum(settlement.excess)])
  else if (!avoir_number && grant)
    facts.push(
      isAwaited(settlement)
        ? ['Sous condition', formatSum(settlement.due)]
        : ['Reste dû', dueWords(settlement)],
    )
  if (settlement.choice)
    facts.push([
      'Choix du client',
      `attendu jusqu’au ${day(settlement.choice.until)}\u00a0: continuer (${formatSum(settlement.choice.amount)} à régler) ou renoncer`,
    ])
  if (settlement.delivered_at)
    facts.push(['Livraison', `acceptée le ${formatShortDay(new Date(settlement.delivered_at))}`])
  if (settlement.due_on) facts.push(['Échéance', day(settlement.due_on)])
  return facts
}

/** Owed once the grant is told and its client continues: nothing falls due before, and the accountant's lists say it so. */
const isAwaited = ({ due, due_on }: SettlementState) => due > 0 && due_on === null

/** Whose part it is, where there is something left. */
function dueWords({ due, client_due }: SettlementState): string {
  if (due === 0) return formatSum(0)
  return `${formatSum(due)}, ${client_due === due ? '' : `dont ${formatSum(client_due)} `}par le client`
}

/** The sealed paper stays as long as the invoice, whatever became of dossier and site. */
function DeliveryPaper({ number }: { number: string }) {
  const save = useMutation({
    mutationFn: async () =>
      saveAnswer(await adminApi.deliveryPaper({ params: { number } }), DELIVERY_FILENAME),
    onError: error => void toast.error(error.message),
  })
  return (
    <p>
      <AdminButton icon={FileDown} busy={save.isPending} onClick={() => save.mutate()}>
        Procès-verbal de livraison
      </AdminButton>
    </p>
  )
}

function Lines({ settlement: { payments } }: { settlement: SettlementState }) {
  if (payments.length === 0) return <p className={styles.meta}>Aucun règlement noté.</p>
  return (
    <ul className={`stack-8 bare-list ${styles.lines}`}>
      {payments.map(payment => (
        <li key={payment.id}>
          <strong>{formatSum(payment.amount)}</strong>
          <span>
            {day(payment.paid_on)}, {PAYER_LABELS[payment.payer].toLowerCase()}, {payment.reference}
          </span>
          <span className={styles.meta}>
            noté le {formatShortMoment(new Date(payment.recorded_at))}
            {payment.by && ` par ${payment.by}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const reminded = ({ reminders }: SettlementState) => {
  const last = reminders.at(-1)
  return last ? `, relancé le ${formatShortDay(new Date(last))} (n°\u00a0${reminders.length})` : ''
}

const day = (text: string) => formatShortDay(new Date(`${text}T12:00:00Z`))
