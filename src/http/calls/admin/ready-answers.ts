import type { readyAnswerCalls } from '~/contract/admin/ready-answers'
import type { Deps } from '~/usecases/ground/deps'
import { answersForDossier } from '~/usecases/ready-answers/answers-for-dossier'
import { readReadyAnswers, readReadyAnswerVersions } from '~/usecases/ready-answers/read-ready-answers'
import {
  changeReadyAnswer,
  createReadyAnswer,
  withdrawReadyAnswer,
} from '~/usecases/ready-answers/write-ready-answer'
import type { Handlers } from '../../register'

/** Answers that the team keeps ready for its messages to clients. */
export const readyAnswerHandlers = (deps: Deps): Pick<Handlers, keyof typeof readyAnswerCalls> => ({
  readyAnswers: () => readReadyAnswers(deps),
  readyAnswerVersions: ({ params }) => readReadyAnswerVersions(deps, params.answer),
  createReadyAnswer: async ({ body, by }) => ({ id: await createReadyAnswer(deps, by, body) }),
  changeReadyAnswer: ({ params, body, by }) => changeReadyAnswer(deps, by, params.answer, body),
  withdrawReadyAnswer: ({ params, query, by }) => withdrawReadyAnswer(deps, by, params.answer, query),
  answersForDossier: ({ params }) => answersForDossier(deps, params.id),
})
