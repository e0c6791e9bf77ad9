import { useState } from 'react'
import { toast } from 'sonner'
import { QUOTE_DISPUTE_LABELS, type QuoteDisputeReason } from '~/domain/quote-requests/quote-dispute'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import styles from './demande-de-devis.module.css'

const FAILED = 'La réponse n’est pas partie. Réessayez dans un instant.'

interface DisputeAnswerProps {
  request: string
  companyName: string
  dispute: { reason: QuoteDisputeReason; may_answer: boolean }
  onDone: () => Promise<void>
}

/** What the client says of the request, and the asker's one answer. */
export function DisputeAnswer({ request, companyName, dispute, onDone }: DisputeAnswerProps) {
  const [words, setWords] = useState('')
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  if (!dispute.may_answer) return null

  async function send() {
    if (words.trim() === '') return
    setState('sending')
    const done = await otherApi
      .answerQuoteDispute({ params: { request }, body: { words: words.trim() } })
      .catch(() => null)
    if (done) await onDone()
    else {
      toast.error(FAILED)
      setState('failed')
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
      <p>
        {companyName} nous écrit{'\u00a0'}: «{'\u00a0'}
        {QUOTE_DISPUTE_LABELS[dispute.reason]}
        {'\u00a0'}». Vous pouvez dire ce qu’il en est{'\u00a0'}; notre équipe lira les deux.
      </p>
      <TextAreaField
        label="Votre réponse"
        name="answer"
        rows={3}
        maxLength={2_000}
        value={words}
        onChange={event => setWords(event.target.value)}
        error={state === 'failed' ? FAILED : undefined}
      />
      <Button type="submit" look="second" busy={state === 'sending'} className={styles.send}>
        Répondre
      </Button>
    </form>
  )
}
