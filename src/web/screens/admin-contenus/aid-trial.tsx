import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_LABELS, type AnswerWords, UNKNOWN } from '~/domain/eligibility/answers'
import { questions } from '~/domain/eligibility/questions'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { PairOptions } from '~/web/ui/forms/pair-options'
import { type AidDraft, bodyOf } from './aid-draft'
import styles from './content-editor.module.css'
import { problemsOf } from './use-draft'

const OUTCOMES = { eligible: 'Oui', 'to-check': 'À vérifier', 'not-eligible': 'Non' } as const
const FINDINGS = { passes: 'rempli', fails: 'non rempli', unknown: 'à vérifier' } as const

/** « Pour ces réponses »: what the aid as it is typed would answer to a visitor of the simulator. */
export function AidTrial({ draft }: { draft: AidDraft }) {
  const [answers, setAnswers] = useState<AnswerWords>({})
  const trial = useMutation({
    mutationFn: () => {
      const { departments, territory, conditions } = bodyOf(draft)
      return adminApi.tryAid({ body: { departments, territory, conditions, answers } })
    },
  })
  const problems = problemsOf(trial.error)
  return (
    <section className={`stack-16 ${styles.fields}`} aria-labelledby="essai">
      <h2 id="essai">Essai, pour ces réponses</h2>
      {questions.map(({ name, choices }) => (
        <label key={name} className={form.label} htmlFor={`essai-${name}`}>
          {ANSWER_LABELS[name]}
          {choices.length === 0 ? (
            <input
              id={`essai-${name}`}
              className={`${form.input} ${form.short}`}
              inputMode="numeric"
              value={answers[name] ?? ''}
              onChange={event => setAnswers({ ...answers, [name]: event.target.value.trim() })}
            />
          ) : (
            <select
              id={`essai-${name}`}
              className={form.input}
              value={answers[name] ?? UNKNOWN}
              onChange={event => setAnswers({ ...answers, [name]: event.target.value })}
            >
              {!choices.some(({ value }) => value === UNKNOWN) && (
                <option value={UNKNOWN}>Je ne sais pas</option>
              )}
              <PairOptions of={choices.map(({ value, label }) => [value, label])} />
            </select>
          )}
        </label>
      ))}
      <div>
        <AdminButton busy={trial.isPending} onClick={() => trial.mutate()}>
          Essayer
        </AdminButton>
      </div>
      <div role="status">
        {trial.error &&
          (problems.length > 0 ? problems : [{ field: 'essai', message: trial.error.message }]).map(
            ({ field, message }) => (
              <p key={field} className="error-text">
                {field === 'essai' ? '' : `Règle ${Number(field.split('.')[1]) + 1}\u00a0: `}
                {message}
              </p>
            ),
          )}
        {!trial.error && trial.data && (
          <>
            <p>
              Réponse&nbsp;: <strong>{OUTCOMES[trial.data.outcome]}</strong>
            </p>
            <ul>
              {trial.data.because.map(({ says, finding }) => (
                <li key={says}>
                  {says} <em>({FINDINGS[finding]})</em>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
