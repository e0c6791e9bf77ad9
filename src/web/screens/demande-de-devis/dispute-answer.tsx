import { type FormEvent, useState } from 'react'
import { wordsOf } from '~/contract/failure'
import { QUOTE_DISPUTE_LABELS, type QuoteDisputeReason } from '~/domain/quote-requests/quote-dispute'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import page from '~/web/ui/forms/form-page.module.css'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { useAttempt } from '~/web/ui/forms/use-form'

const UNCERTAIN =
  'Le serveur n’a pas répondu\u00a0: nous ne savons pas si votre réponse est arrivée. Réessayez, elle ne comptera qu’une fois.'

const tell = (error: unknown) => wordsOf(error, UNCERTAIN)

interface DisputeAnswerProps {
  request: string
  companyName: string
  dispute: { reason: QuoteDisputeReason; may_answer: boolean }
  onDone: () => Promise<void>
}

/** What the client says of the request, and the asker's one answer. */
export function DisputeAnswer({ request, companyName, dispute, onDone }: DisputeAnswerProps) {
  const [words, setWords] = useState('')
  const { busy, problem, attempt } = useAttempt(tell)
  if (!dispute.may_answer) return null

  function send(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') return
    void attempt(async () => {
      await otherApi.answerQuoteDispute({ params: { request }, body: { words: words.trim() } })
      await onDone()
    })
  }

  return (
    <form method="post" className="stack-24" onSubmit={send}>
      <p>
        {companyName} nous écrit&nbsp;: «&nbsp;{QUOTE_DISPUTE_LABELS[dispute.reason]}&nbsp;». Vous pouvez dire
        ce qu’il en est&nbsp;; notre équipe lira les deux.
      </p>
      <TextAreaField
        label="Votre réponse"
        name="answer"
        rows={3}
        maxLength={2_000}
        value={words}
        onChange={event => setWords(event.target.value)}
        error={problem || undefined}
      />
      <DataProtectionNotice purpose="à trancher cette contestation" />
      <Button type="submit" look="second" busy={busy} className={page.send}>
        Répondre
      </Button>
    </form>
  )
}
