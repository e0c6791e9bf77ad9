import type { fourEyesCalls } from '~/contract/four-eyes'
import { centsOf } from '~/domain/invoice/euros'
import { changeFourEyes } from '~/usecases/admin/change-four-eyes'
import { confirmDecision, withdrawDecision } from '~/usecases/admin/confirm-decision'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../register'

/** The rule of four eyes. */
export function fourEyesHandlers(deps: Deps): Pick<Handlers, keyof typeof fourEyesCalls> {
  return {
    changeFourEyes: async ({ body, by }) => {
      await changeFourEyes(deps, by, body.over === null ? null : centsOf(body.over))
      return {}
    },
    confirmDecision: async ({ params, by }) => {
      await confirmDecision(deps, by, params.id)
      return {}
    },
    withdrawDecision: async ({ params, by }) => {
      await withdrawDecision(deps, by, params.id)
      return {}
    },
  }
}
