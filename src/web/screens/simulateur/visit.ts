import type { AnswerName, AnswerWords } from '~/domain/eligibility/answers'
import { accepts, questions } from '~/domain/eligibility/questions'

/** Where a visitor stands in the simulator: at a question, perhaps with a problem, or at the result. */
export type Visit =
  | { at: 'question'; index: number; answers: AnswerWords; problem: string | null }
  | { at: 'result'; answers: AnswerWords }

/**
 * Reads the address: one parameter for each answer, and `etape`, the question asked for (1 to 8, 9 is
 * the result). Nothing is skipped: an answer that is missing or not one of the choices brings back its
 * question with a message. A company outside France has its result at once.
 */
export function readVisit(search: URLSearchParams): Visit {
  const { answers, bad } = readAnswers(search)
  const asked = readStep(search.get('etape'))
  if (answers.france === 'non' && asked !== 1) return { at: 'result', answers }
  const open = firstOpen(answers)
  const wanted = asked === null ? open : asked - 1
  const index = Math.min(wanted, open)
  const question = questions[index]
  if (!question) return { at: 'result', answers }
  return {
    at: 'question',
    index,
    answers,
    problem: problemOf(question.name, bad, asked !== null && wanted > index),
  }
}

const firstOpen = (answers: AnswerWords) => {
  const missing = questions.findIndex(question => answers[question.name] === undefined)
  return missing === -1 ? questions.length : missing
}

/** Whether a question is answered for the first time: what comes next is then whatever is still missing. */
export const isFirstOpen = (answers: AnswerWords, index: number) => firstOpen(answers) === index

/** The address of a question (0 to 7) or, at 8, of the result, with the answers given so far; null: of what is still to be asked. */
export function addressOf(answers: AnswerWords, index: number | null): string {
  const search = new URLSearchParams(answers)
  if (index !== null) search.set('etape', String(index + 1))
  return `/simulateur?${search}`
}

function readAnswers(search: URLSearchParams) {
  const answers: AnswerWords = {}
  const bad = new Set<AnswerName>()
  for (const question of questions) {
    const value = search.get(question.name)?.trim()
    if (value === undefined) continue
    if (accepts(question, value)) answers[question.name] = value
    else bad.add(question.name)
  }
  return { answers, bad }
}

function readStep(value: string | null): number | null {
  const step = Number(value)
  return value !== null && Number.isInteger(step) && step >= 1 && step <= questions.length + 1 ? step : null
}

function problemOf(name: AnswerName, bad: Set<AnswerName>, hurried: boolean): string | null {
  const typed = name === 'code-postal'
  if (bad.has(name))
    return typed
      ? 'Ce code postal n’a pas été compris\u00a0: il a cinq chiffres, comme 97400 ou 69002.'
      : 'Cette réponse n’a pas été comprise\u00a0: choisissez l’une des propositions.'
  if (!hurried) return null
  return typed ? 'Indiquez votre code postal pour continuer.' : 'Choisissez une réponse pour continuer.'
}
