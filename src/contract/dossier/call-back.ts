import * as z from 'zod/mini'
import { adminCall, call } from '../call'
import { instant } from '../shapes/instant'

const callBack = z.object({
  /** The hours that can be asked for. */
  slots: z.array(instant),
  /** The one that was asked for and not kept yet. */
  asked: z.nullable(instant),
})

/** « Être rappelé ». */
export const callBackCalls = {
  callBack: call('GET /api/company/{id}/call-back', {
    reader: 'public',
    summary: 'The hours at which the team can call, and the one that was asked for',
    reply: callBack,
  }),
  askCallBack: call('POST /api/company/{id}/call-back', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Asks to be called at one of these hours; another takes the place of the first',
    body: z.object({ at: z.string() }),
    reply: callBack,
  }),
  callHours: call('GET /api/call-back', {
    reader: 'public',
    summary:
      'The hours at which the team calls somebody without a dossier; none where agency.json names nobody',
    reply: z.object({ slots: z.array(instant) }),
  }),
  askVisitorCall: call('POST /api/call-back', {
    reader: 'public',
    budget: 'visitor-call',
    summary: 'Asks for a call at one of these hours, without a dossier',
    /** `website` is a trap: people do not see it. */
    body: z.object({ name: z.string(), phone: z.string(), at: z.string(), website: z.optional(z.string()) }),
    status: 202,
    /** `id` leads to the page that confirms it. */
    reply: z.object({ id: z.string(), at: z.string() }),
  }),
  visitorCall: call('GET /api/call-back/{id}', {
    reader: 'public',
    summary: 'When somebody without a dossier is called, where such a request is kept',
    reply: z.object({ at: z.string() }),
  }),
  calledBack: adminCall('POST /api/admin/dossier/{id}/called-back', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Notes that the client who asked for it was called',
  }),
}
