import { useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { DISPUTE_LABELS, DISPUTE_REASONS, type DisputeReason } from '~/domain/leads/dispute'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { type ClientCall, useReadAgain } from './client-queries'
import styles from './espace-client.module.css'

/** One of five reasons and a word about it; what a rule can decide is answered at once. */
export function DisputeForm({ call, onDone }: { call: ClientCall; onDone: () => void }) {
  const [reason, setReason] = useState<DisputeReason>('wrong-trade')
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const readAgain = useReadAgain()

  async function send() {
    setBusy(true)
    try {
      await otherApi.disputeCall({ params: { call: call.id }, body: { reason, words } })
      await readAgain()
      onDone()
    } catch (error) {
      toast.error(error instanceof ApiProblem ? error.message : 'Erreur de connexion. Veuillez réessayer.')
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <SelectField
        label="Pourquoi"
        name={`reason-${call.id}`}
        value={reason}
        onChange={event => setReason(event.target.value as DisputeReason)}
      >
        {DISPUTE_REASONS.map(value => (
          <option key={value} value={value}>
            {DISPUTE_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Ce qui s’est dit"
        name={`words-${call.id}`}
        optional
        rows={3}
        maxLength={2_000}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          Envoyer la contestation
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
