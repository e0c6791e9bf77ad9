import { ANSWER_LABELS, type AnswerName, UNKNOWN } from '~/domain/eligibility/answers'
import { chosen, questions } from '~/domain/eligibility/questions'
import { adminApi } from '~/web/admin-api'
import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import { FactList } from '~/web/ui/prose/fact-list'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** What the client brought from the simulator; what he did not know is a list to verify with him. */
export function SimulatorAnswers({ dossier: { id, simulator } }: { dossier: DossierDetail }) {
  const may = useMay()
  const { mutate } = useAct(
    (body: { question: AnswerName; settled: boolean }) => adminApi.settleAnswer({ params: { id }, body }),
    { reads: [['admin', 'dossier', id]] },
  )
  if (!simulator) return null
  const { answers, to_verify, settled } = simulator
  const told = questions.filter(({ name }) => answers[name] !== undefined && answers[name] !== UNKNOWN)
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="test">
      <h2 id="test">Réponses au test</h2>
      {to_verify.length > 0 && (
        <fieldset>
          <legend>À vérifier avec le client</legend>
          {to_verify.map(question => (
            <AdminCheck
              key={question}
              checked={settled.includes(question)}
              disabled={!may('work-dossiers')}
              onTick={ticked => mutate({ question, settled: ticked })}
            >
              {ANSWER_LABELS[question]}
            </AdminCheck>
          ))}
        </fieldset>
      )}
      <FactList
        facts={told.map(question => [
          ANSWER_LABELS[question.name],
          chosen(question, answers[question.name])?.label ?? answers[question.name],
        ])}
        className={page.facts}
      />
    </section>
  )
}
