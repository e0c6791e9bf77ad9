import { array, nullable, object, string } from 'zod/mini'
import { call } from './call'

const callBack = object({
  /** The hours that can be asked for. */
  slots: array(string()),
  /** The one that was asked for and not kept yet. */
  asked: nullable(string()),
})

/** « Être rappelé ». */
export const callBackCalls = {
  callBack: call({
    method: 'GET',
    path: '/api/company/{id}/call-back',
    reader: 'public',
    summary: 'The hours at which the team can call, and the one that was asked for',
    reply: callBack,
  }),
  askCallBack: call({
    method: 'POST',
    path: '/api/company/{id}/call-back',
    reader: 'public',
    budget: 'company-change',
    summary: 'Asks to be called at one of these hours; another takes the place of the first',
    body: object({ at: string() }),
    reply: callBack,
  }),
  calledBack: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/called-back',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Notes that the client who asked for it was called',
    status: 204,
    reply: object({}),
  }),
}
