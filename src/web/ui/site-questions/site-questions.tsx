import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { NOTHING_LOST, wordsOf } from '~/contract/failure'
import { writeDraft } from '~/web/form-draft'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Loading } from '../feedback/loading'
import { type Tell, useAttempt } from '../forms/use-form'
import slips from '../paper/slips.module.css'
import { OpenQuestion } from './open-question'
import type { QuestionCalls, Questions } from './question-calls'
import styles from './site-questions.module.css'

interface SiteQuestionsProps {
  /** How the names begin under which this tab keeps answers that are being typed. */
  drafts: `site-question:${string}` | `equipe:site-question:${string}`
  /** Kept the same by who renders it. */
  calls: QuestionCalls
  heading: 'h2' | 'h3'
  /** Beside the answers. */
  notice?: ReactNode
}

/** « Questions sans réponse »: what the site's machine could not answer; each is answered once, and known from then on. */
export default function SiteQuestions({ drafts, calls, heading: Heading, notice }: SiteQuestionsProps) {
  const [list, setList] = useState<Questions | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { busy, problem, attempt } = useAttempt(tell)
  const act = useCallback(
    async (work: () => Promise<Questions>, words: string | null) => {
      setDone(null)
      await attempt(async () => {
        setList(await work())
        setDone(words)
      })
    },
    [attempt],
  )
  useEffect(() => void act(calls.read, null), [act, calls])
  const draftOf = (number: number) => `${drafts}:${number}` as const
  /** Once it arrived nothing of it is typed any more. */
  const without = (number: number) => (after: Questions) => {
    writeDraft(draftOf(number), null)
    return after
  }
  return (
    <section className={`stack-12 ${slips.slips}`} aria-labelledby="questions-sans-reponse">
      <Heading id="questions-sans-reponse">Questions sans réponse</Heading>
      <p>
        Ce que l’assistant du site n’a pas su dire, sans rien qui dise qui l’a demandé. Répondez une
        fois&nbsp;: l’assistant le sait aussitôt. Une question est gardée 90&nbsp;jours.
      </p>
      <ProblemLine words={problem} again={list ? null : () => act(calls.read, null)} />
      <p role="status" className={styles.done}>
        {done}
      </p>
      {!list && !problem && <Loading>Chargement des questions...</Loading>}
      {list && list.questions.length === 0 && <p>{emptyWords(list)}</p>}
      {list && list.questions.length > 0 && (
        <ul className="stack-12 bare-list">
          {list.questions.map(question => (
            <OpenQuestion
              key={question.number}
              question={question}
              draft={draftOf(question.number)}
              busy={busy}
              onAnswer={said =>
                act(
                  () => calls.answer(question.number, said).then(without(question.number)),
                  'Votre réponse est gardée\u00a0: l’assistant la connaît maintenant. Vous la retrouvez dans les informations du site.',
                )
              }
              onLeave={() =>
                act(
                  () => calls.leave(question.number).then(without(question.number)),
                  'Cette question est laissée de côté.',
                )
              }
            />
          ))}
        </ul>
      )}
      {list && list.questions.length > 0 && notice}
    </section>
  )
}

const tell: Tell = error => wordsOf(error, NOTHING_LOST)

const emptyWords = ({ kept }: Questions) =>
  kept
    ? 'Aucune question ne reste sans réponse.'
    : 'Sur le site d’un métier de santé, aucune question n’est gardée\u00a0: on pourrait y parler de soi.'
