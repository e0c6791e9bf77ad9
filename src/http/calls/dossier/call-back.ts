import type { callBackCalls } from '~/contract/dossier/call-back'
import { askCallBack, noteCalledBack, readCallBack } from '~/usecases/follow-up/call-back'
import { askVisitorCall, readCallHours, readVisitorCall } from '~/usecases/follow-up/visitor-call'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

/** Hours at which to be called back: for who holds a dossier, and for a visitor who has none. */
export const callBackHandlers = (deps: Deps): Pick<Handlers, keyof typeof callBackCalls> => ({
  callBack: ({ params }) => readCallBack(deps, { key: params.id }),
  askCallBack: ({ params, body, by }) => askCallBack(deps, by, { key: params.id }, body.at),
  callHours: () => readCallHours(deps),
  askVisitorCall: ({ body: { website = '', ...asked }, by }) =>
    askVisitorCall(deps, by, { ...asked, trap: website }),
  visitorCall: ({ params }) => readVisitorCall(deps, params.id),
  calledBack: ({ params, by }) => noteCalledBack(deps, by, params.id),
})
