import type { eligibilityCalls } from '~/contract/dossier/eligibility'
import { askEligibility } from '~/usecases/eligibility/ask-eligibility'
import { mailResult } from '~/usecases/eligibility/mail-result'
import { settleAnswer } from '~/usecases/eligibility/settle-answer'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

/** A firm's question whether it is entitled, the team's answer, and a result of the simulator sent by e-mail. */
export const eligibilityHandlers = (deps: Deps): Pick<Handlers, keyof typeof eligibilityCalls> => ({
  askEligibility: ({ params, body, by }) => askEligibility(deps, by, { key: params.id }, body),
  mailResult: async ({ body, by }) => {
    await mailResult(deps, by, body)
    return { sent: true }
  },
  settleAnswer: ({ params, body, by }) => settleAnswer(deps, by, params.id, body),
})
