import type { AppLoadContext } from 'react-router'
import { isOneOf } from '~/domain/closed-list'
import { answerNames, eligibilityAnswers } from '~/domain/eligibility/answers'
import { judgeEligibility } from '~/domain/eligibility/eligibility'
import { questions } from '~/domain/eligibility/questions'
import { readAnswers } from '~/domain/eligibility/read-answers'
import type { Visit } from './visit'

/**
 * Counts the question or the verdict that somebody reached by answering: what the registry answered for him on the way
 * counts with it, who goes back, revises, or opens a kept result counts nothing (their address names a step). The page
 * without a query is counted as any page, by its first question.
 * @param asked the query, the answer that was just given last; or that a SIRET was
 */
export function countSteps(count: AppLoadContext['count'], visit: Visit, asked: URLSearchParams | 'siret') {
  if (asked !== 'siret' && (asked.size === 0 || asked.has('etape'))) return
  if (visit.at === 'question' && visit.problem) return
  const shown = visit.at === 'question' ? visit.index + 1 : questions.length
  const isAbroad = visit.answers.france === 'non'
  if (!isAbroad)
    for (const { name } of questions.slice(asked === 'siret' ? 1 : answeredOf(asked), shown))
      count('question', name)
  if (visit.at === 'result') count('verdict', isAbroad ? 'abroad' : verdictOf(visit))
}

/** How many questions are behind: up to the one that was just answered. */
function answeredOf(asked: URLSearchParams): number {
  const last = [...asked.keys()].findLast(name => isOneOf<string>(answerNames, name))
  return questions.findIndex(({ name }) => name === last) + 1
}

const verdictOf = ({ answers }: Visit) => judgeEligibility(eligibilityAnswers(readAnswers(answers))).outcome
