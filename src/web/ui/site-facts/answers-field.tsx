import { Trash2 } from 'lucide-react'
import { LONGEST_KNOWN_ANSWER, LONGEST_QUESTION } from '~/domain/site/facts/facts-errors'
import { Button } from '../actions/button'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'
import type { FactsForm } from './fact-line'
import styles from './site-facts.module.css'

/** What the owner answered to visitors' questions: each can be worded anew, or taken back. */
export function AnswersField({ facts: { answers = [] }, change, errorOf }: FactsForm) {
  if (answers.length === 0) return null
  return (
    <fieldset className={`stack-12 ${styles.rows}`}>
      <legend>Ce que l’assistant répond</legend>
      {answers.map(({ question, answer }, at) => {
        const set = (some: Partial<(typeof answers)[number]>) =>
          change({ answers: answers.map((one, index) => (index === at ? { ...one, ...some } : one)) })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          <fieldset key={at} className={styles.row} aria-label={`Réponse ${at + 1}`}>
            <TextField
              name={`fait-answers-${at}-question`}
              label="À la question"
              maxLength={LONGEST_QUESTION}
              value={question}
              error={errorOf(`answers.${at}.question`)}
              onChange={event => set({ question: event.target.value })}
            />
            <TextAreaField
              name={`fait-answers-${at}-answer`}
              label="L’assistant répond"
              rows={2}
              maxLength={LONGEST_KNOWN_ANSWER}
              value={answer}
              error={errorOf(`answers.${at}.answer`)}
              onChange={event => set({ answer: event.target.value })}
            />
            <Button
              look="quiet"
              size="small"
              icon={Trash2}
              onClick={() => change({ answers: answers.filter((_, index) => index !== at) })}
            >
              Retirer<span className="visually-hidden"> la réponse {at + 1}</span>
            </Button>
          </fieldset>
        )
      })}
    </fieldset>
  )
}
