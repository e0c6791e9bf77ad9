import { useState } from 'react'
import { toast } from 'sonner'
import { formatSum } from '~/domain/text/french'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { type SettlementState, useReminder } from './settlement-data'

/** Asks before a letter leaves: which one it is, and what it says. */
export function ReminderDialog({
  settlement: shown,
  onClose,
}: {
  settlement: SettlementState
  onClose: () => void
}) {
  const [{ invoice_number, version, client_due, reminders, company_name }] = useState(shown)
  const { mutate, isPending, error } = useReminder(invoice_number)
  const rank = reminders.length + 1
  const remind = () =>
    mutate(version ?? 0, {
      onSuccess: () => {
        toast.success(`Relance envoyée à ${company_name}`)
        onClose()
      },
    })
  return (
    <AskDialog
      title={rank >= 3 ? 'Mettre le client en demeure' : 'Relancer le client'}
      action="Envoyer la relance"
      act={{ isPending, error }}
      onDone={remind}
      onClose={onClose}
    >
      <p>
        Relance n°&nbsp;{rank} pour la facture {invoice_number}&nbsp;: l’e-mail réclame{' '}
        <strong>{formatSum(client_due)}</strong>, et rappelle les pénalités de retard et l’indemnité de
        40&nbsp;€.
      </p>
    </AskDialog>
  )
}
