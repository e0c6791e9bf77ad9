import { useState } from 'react'
import { LONGEST_KNOWN_ANSWER, LONGEST_QUESTION } from '~/domain/site/facts/facts-errors'
import { formatShortDay } from '~/domain/text/french'
import type { DraftName } from '~/web/draft-names'
import { readDraft, writeDraft } from '~/web/form-draft'
import { inPlace } from '~/web/ui/forms/in-place'
import { Button } from '../actions/button'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'
import slips from '../paper/slips.module.css'
import type { Question } from './question-calls'
import styles from './site-questions.module.css'

interface OpenQuestionProps {
  question: Question
  /** Under which this tab keeps what is typed until it arrived. */
  draft: DraftName
  busy: boolean
  onAnswer: (said: { text: string; question: string }) => Promise<void>
  onLeave: () => Promise<void>
}

/** One question: how often it was asked, and its answer. */
export function OpenQuestion({ question, draft, busy, onAnswer, onLeave }: OpenQuestionProps) {
  const { number, text: asked, times, last_on } = question
  const [{ text, worded }, setTyped] = useState(() => {
    const kept = readDraft(draft)
    return { text: String(kept.text ?? ''), worded: String(kept.worded ?? asked) }
  })
  const [opened, setOpened] = useState(text !== '')
  function type(some: { text: string } | { worded: string }) {
    const typed = { text, worded, ...some }
    setTyped(typed)
    writeDraft(draft, JSON.stringify(typed))
  }
  const of = <span className="visually-hidden"> à «&nbsp;{asked}&nbsp;»</span>
  return (
    <li className={`stack-8 ${slips.slip}`}>
      <p className={styles.asked}>«&nbsp;{asked}&nbsp;»</p>
      <p className="second-text">
        {times === 1 ? 'Posée une fois' : `Posée ${times} fois`}, {times > 1 && 'la dernière '}le{' '}
        {formatShortDay(new Date(`${last_on}T12:00:00Z`))}
      </p>
      {opened ? (
        <form className="stack-12" onSubmit={inPlace(() => onAnswer({ text, question: worded }))}>
          <TextField
            name={`question-${number}`}
            label="La question, comme l’assistant la redira"
            maxLength={LONGEST_QUESTION}
            value={worded}
            onChange={event => type({ worded: event.target.value })}
          />
          <TextAreaField
            name={`reponse-question-${number}`}
            label="Votre réponse"
            hint="L’assistant la dira mot pour mot."
            rows={2}
            maxLength={LONGEST_KNOWN_ANSWER}
            value={text}
            onChange={event => type({ text: event.target.value })}
          />
          <p className="row-12">
            <Button type="submit" size="small" busy={busy} disabled={!text.trim() || !worded.trim()}>
              Garder cette réponse
            </Button>
            <Button look="quiet" size="small" onClick={() => setOpened(false)}>
              Fermer
            </Button>
          </p>
        </form>
      ) : (
        <p className="row-12">
          <Button look="second" size="small" onClick={() => setOpened(true)}>
            Répondre{of}
          </Button>
          <Button look="quiet" size="small" busy={busy} onClick={() => void onLeave()}>
            Laisser de côté
            <span className="visually-hidden"> «&nbsp;{asked}&nbsp;»</span>
          </Button>
        </p>
      )}
    </li>
  )
}
