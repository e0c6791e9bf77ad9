import * as z from 'zod/mini'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'

/** The use case says in French what is too long; these bounds are for whoever writes by hand. */
const words = { title: z.string().check(z.maxLength(400)), text: z.string().check(z.maxLength(8_000)) }

/** Answers that the team keeps ready for its messages to clients. */
export const readyAnswerCalls = {
  readyAnswers: adminCall('GET /api/admin/ready-answers', {
    permission: 'work-dossiers',
    summary: 'Every answer that is ready, with the words of a dossier between braces',
    reply: z.object({
      answers: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          version: z.number(),
          /** Null for one of the first day that nobody has changed. */
          by: z.nullable(z.string()),
          at: z.nullable(instant),
        }),
      ),
    }),
  }),
  readyAnswerVersions: adminCall('GET /api/admin/ready-answers/{answer}/versions', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'What an answer said before, the newest first',
    reply: z.object({
      versions: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          text: z.string(),
          by: z.nullable(z.string()),
          at: z.nullable(instant),
        }),
      ),
    }),
  }),
  createReadyAnswer: adminCall('POST /api/admin/ready-answers', {
    permission: 'work-dossiers',
    summary: 'Keeps a new answer ready; a word between braces that no dossier has is refused',
    body: z.object(words),
    status: 201,
    reply: z.object({ id: z.string() }),
  }),
  changeReadyAnswer: adminCall('PUT /api/admin/ready-answers/{answer}', {
    permission: 'work-dossiers',
    summary: 'Changes an answer; 409 when somebody changed it since `version`',
    body: z.object({ ...words, version: z.number().check(z.int()) }),
  }),
  withdrawReadyAnswer: adminCall('DELETE /api/admin/ready-answers/{answer}', {
    permission: 'work-dossiers',
    summary: 'Takes an answer out of what is offered; 409 when somebody changed it since `version`',
    query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  }),
  answersForDossier: adminCall('GET /api/admin/dossier/{id}/ready-answers', {
    permission: 'work-dossiers',
    noted: false,
    summary:
      'Every answer that is ready, with the words of this dossier; `missing` stands between braces still',
    reply: z.object({
      answers: z.array(
        z.object({ id: z.string(), title: z.string(), text: z.string(), missing: z.array(z.string()) }),
      ),
    }),
  }),
}
