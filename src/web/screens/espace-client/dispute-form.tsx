import { useState } from 'react'
import { toast } from 'sonner'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { memberOf } from '~/domain/closed-list'
import { Button } from '~/web/ui/actions/button'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { useReadAgain } from './client-queries'
import styles from './espace-client.module.css'

interface DisputeFormProps<Reason extends string> {
  /** Of the call or the quote request. */
  id: string
  reasons: readonly Reason[]
  labels: Record<Reason, string>
  send: (body: { reason: Reason; words: string }) => Promise<unknown>
  onDone: () => void
}

/** One of five reasons and a word about it; what a rule can decide is answered at once. */
export function DisputeForm<Reason extends string>(props: DisputeFormProps<Reason>) {
  const { id, reasons, labels, send, onDone } = props
  const [reason, setReason] = useState(reasons[0] as Reason)
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const readAgain = useReadAgain()

  async function submit() {
    setBusy(true)
    try {
      await send({ reason, words })
      await readAgain()
      onDone()
    } catch (error) {
      toast.error(wordsOf(error, NO_CONNECTION))
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <SelectField
        label="Pourquoi"
        name={`reason-${id}`}
        value={reason}
        onChange={event => setReason(memberOf(reasons, event.target.value, reason))}
      >
        {reasons.map(value => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Ce qui s’est dit"
        name={`words-${id}`}
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
