import type { fourEyesCalls } from '~/contract/admin/four-eyes'
import { centsOf } from '~/domain/invoice/cents-of'
import { changeFourEyes } from '~/usecases/admin/change-four-eyes'
import { confirmDecision, withdrawDecision } from '~/usecases/admin/confirm-decision'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

/** The rule of four eyes. */
export const fourEyesHandlers = (deps: Deps): Pick<Handlers, keyof typeof fourEyesCalls> => ({
  changeFourEyes: ({ body, by }) => changeFourEyes(deps, by, inCents(body.over), inCents(body.instead_of)),
  confirmDecision: ({ params, by }) => confirmDecision(deps, by, params.id),
  withdrawDecision: ({ params, by }) => withdrawDecision(deps, by, params.id),
})

/** Null switches the rule off; left out stays left out. */
const inCents = <Off extends null | undefined>(euros: number | Off) =>
  typeof euros === 'number' ? centsOf(euros) : euros
