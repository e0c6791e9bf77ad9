import * as z from 'zod/mini'
import { answerNames } from '~/domain/eligibility/answers'
import { adminCall, call } from '../call'
import { instant } from '../shapes/instant'

/** The simulator's answers and the answer within 24 hours that a dossier may ask for. */
export const eligibilityCalls = {
  askEligibility: call('POST /api/company/{id}/eligibility-request', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Asks the team for its answer within 24 hours, and keeps the answers that the visitor brings',
    body: z.object({
      asks: z.boolean(),
      /** Under the names of the simulator’s address; what is no answer is left out. */
      answers: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40))),
    }),
    reply: z.object({ answer_before: z.nullable(instant) }),
  }),
  mailResult: call('POST /api/eligibility-result', {
    reader: 'public',
    budget: 'result-mail',
    summary: 'Mails the result of the simulator, and forgets the address once the message has left',
    body: z.object({
      email: z.string().check(z.maxLength(300)),
      /** Under the names of the simulator’s address. */
      answers: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40))),
    }),
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  }),
  settleAnswer: adminCall('PUT /api/admin/dossier/{id}/simulator-answers', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Ticks what the visitor did not know as verified with him, or takes the tick off',
    body: z.object({ question: z.enum(answerNames), settled: z.boolean() }),
  }),
}
