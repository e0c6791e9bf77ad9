import type { readyAnswerCalls } from '~/contract/ready-answers'
import type { Deps } from '~/usecases/ground/deps'
import { answersForDossier } from '~/usecases/ready-answers/answers-for-dossier'
import { readAnswers, readAnswerVersions } from '~/usecases/ready-answers/read-answers'
import { changeAnswer, createAnswer, withdrawAnswer } from '~/usecases/ready-answers/write-answer'
import type { Handlers } from '../register'

/** Answers that the team keeps ready for its messages to clients. */
export function readyAnswerHandlers(deps: Deps): Pick<Handlers, keyof typeof readyAnswerCalls> {
  return {
    readyAnswers: () => readAnswers(deps),
    readyAnswerVersions: ({ params }) => readAnswerVersions(deps, params.answer),
    createReadyAnswer: async ({ body, by }) => ({ id: await createAnswer(deps, by, body) }),
    changeReadyAnswer: async ({ params, body, by }) => {
      await changeAnswer(deps, by, params.answer, body)
      return {}
    },
    withdrawReadyAnswer: async ({ params, by }) => {
      await withdrawAnswer(deps, by, params.answer)
      return {}
    },
    answersForDossier: ({ params }) => answersForDossier(deps, params.id),
  }
}
