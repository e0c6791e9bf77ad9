import { type FormEvent, useState } from 'react'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { memberOf } from '~/domain/closed-list'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { FormProblem, type Tell, useAttempt } from '~/web/ui/forms/use-form'
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

const tell: Tell = error => wordsOf(error, NO_CONNECTION)

/** One of five reasons and a word about it; what a rule can decide is answered at once. */
export function DisputeForm<Reason extends string>(props: DisputeFormProps<Reason>) {
  const { id, reasons, labels, send, onDone } = props
  const [reason, setReason] = useState(reasons[0] as Reason)
  const [words, setWords] = useState('')
  const { busy, problem, silent, attempt } = useAttempt(tell)
  const readAgain = useReadAgain()

  function submit(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      await send({ reason, words })
      await readAgain()
      onDone()
    })
  }

  return (
    <form method="post" className={`stack-16 ${styles.form}`} onSubmit={submit}>
      <SelectField
        label="Pourquoi"
        name={`reason-${id}`}
        value={reason}
        onChange={event => setReason(memberOf(reasons, event.target.value, reason))}
      >
        <Options of={reasons} words={value => labels[value]} />
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
      <DataProtectionNotice purpose="à trancher cette contestation" />
      <FormProblem problem={problem} silent={silent} className={`stack-16 to-start ${styles.failure}`} />
      <div className="row-12">
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
