import { useState } from 'react'
import { toast } from 'sonner'
import { memberOf } from '~/domain/closed-list'
import { eurosTyped } from '~/domain/invoice/euros-typed'
import { PAYER_LABELS, PAYERS, type Payer } from '~/domain/invoice/settlement'
import { formatSum, parisDay } from '~/domain/text/french'
import { AdminInput, AdminSelect } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { useKeptFields } from '~/web/ui/admin/form/use-kept-fields'
import { Options } from '~/web/ui/forms/options'
import { type SettlementState, usePayment } from './settlement-data'

/** What came in, or went back: a line that stays for ever. */
export function PaymentDialog({
  settlement: shown,
  onClose,
}: {
  settlement: SettlementState
  onClose: () => void
}) {
  // As it was when the dialog opened: what is read again meanwhile was not decided upon.
  const [{ invoice_number, version, client_due, choice, due }] = useState(shown)
  // Of who has not chosen yet, a payment is his word that he continues.
  const ofClient = choice ? Math.min(choice.amount, due) : client_due
  const expected = ofClient > 0 ? ofClient : due
  const usual: Payer = ofClient > 0 || due === 0 ? 'client' : 'body'
  const { fields, set, leave } = useKeptFields(`reglement:${invoice_number}`, {
    start: {
      amount: expected > 0 ? expected.toFixed(2).replace('.', ',') : '',
      paid_on: parisDay(new Date()),
      payer: usual as string,
      reference: '',
    },
    onClose,
    isDone: typed => shown.payments.some(line => isSame(line, typed)),
  })
  const { amount, paid_on, reference } = fields
  const payer = memberOf(PAYERS, fields.payer, usual)
  const { mutate, isPending, error } = usePayment(invoice_number)
  const euros = eurosTyped(amount)
  const missing = [
    (Number.isNaN(euros) || euros === 0) && 'le montant',
    paid_on === '' && 'la date',
    reference.trim() === '' && 'la référence',
  ].filter(words => words !== false)

  const record = () =>
    mutate(
      { amount: euros, paid_on, payer, reference, version: version ?? 0 },
      {
        onSuccess: () => {
          toast.success(`Règlement de ${formatSum(euros)} noté`)
          leave()
        },
      },
    )
  return (
    <AskDialog
      title={`Règlement de la facture ${invoice_number}`}
      action="Noter le règlement"
      missing={missing.length > 0 ? `Il manque ${missing.join(' et ')}.` : ''}
      act={{ isPending, error }}
      onDone={record}
      onClose={() => leave(error)}
    >
      <p>
        Une ligne notée ne change plus. Pour corriger ou rembourser, notez une autre ligne, d’un montant
        négatif.
      </p>
      <AdminInput
        label="Montant, en euros"
        inputMode="text"
        autoComplete="off"
        value={amount}
        onType={typed => set({ amount: typed })}
      />
      <AdminInput
        label="Date du règlement"
        type="date"
        max={parisDay(new Date())}
        value={paid_on}
        onType={typed => set({ paid_on: typed })}
      />
      <AdminSelect label="Payé par" value={payer} onPick={picked => set({ payer: picked })}>
        <Options of={PAYERS} words={one => PAYER_LABELS[one]} />
      </AdminSelect>
      <AdminInput
        label="Référence (relevé, virement)"
        maxLength={140}
        autoComplete="off"
        value={reference}
        onType={typed => set({ reference: typed })}
      />
    </AskDialog>
  )
}

/** A line that never changes is not proposed a second time. */
const isSame = (
  line: SettlementState['payments'][number],
  typed: { amount: string; paid_on: string; payer: string; reference: string },
) =>
  line.amount === eurosTyped(typed.amount) &&
  line.paid_on === typed.paid_on &&
  line.payer === typed.payer &&
  line.reference === typed.reference.trim()
