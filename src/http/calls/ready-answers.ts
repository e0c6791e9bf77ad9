import type { readyAnswerCalls } from '~/contract/ready-answers'
import type { Deps } from '~/usecases/ground/deps'
import { answersForDossier } from '~/usecases/ready-answers/answers-for-dossier'
import { readAnswers, readAnswerVersions } from '~/usecases/ready-answers/read-ready-answers'
import { changeAnswer, createAnswer, withdrawAnswer } from '~/usecases/ready-answers/write-answer'
import type { Handlers } from '../register'

/** Answers that the team keeps ready for its messages to clients. */
export const readyAnswerHandlers = (deps: Deps): Pick<Handlers, keyof typeof readyAnswerCalls> => ({
  readyAnswers: () => readAnswers(deps),
  readyAnswerVersions: ({ params }) => readAnswerVersions(deps, params.answer),
  createReadyAnswer: async ({ body, by }) => ({ id: await createAnswer(deps, by, body) }),
  changeReadyAnswer: ({ params, body, by }) => changeAnswer(deps, by, params.answer, body),
  withdrawReadyAnswer: ({ params, by }) => withdrawAnswer(deps, by, params.answer),
  answersForDossier: ({ params }) => answersForDossier(deps, params.id),
})
