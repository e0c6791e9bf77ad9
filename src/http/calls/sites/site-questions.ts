import type { siteQuestionTails } from '~/contract/sites/site-questions'
import type { Deps } from '~/usecases/ground/deps'
import { answerSiteQuestion } from '~/usecases/site-assistant/answer-site-question'
import { leaveSiteQuestion, readSiteQuestions } from '~/usecases/site-assistant/read-site-questions'
import { rankOf } from '../../rank-of'
import { siteHandlersOf } from '../../site-handlers'

/** What the machines of clients' sites could not answer. */
export const siteQuestionHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteQuestionTails>({
    siteQuestions: ({ at }) => readSiteQuestions(deps, at),
    answerSiteQuestion: ({ at, by, params, body: { text, question = null } }) =>
      answerSiteQuestion(deps, by, at, rankOf(params.n), { text, question }),
    leaveSiteQuestion: ({ at, params }) => leaveSiteQuestion(deps, at, rankOf(params.n)),
  })
