import { array, int, maxLength, nullable, number, object, string } from 'zod/mini'
import { call } from './call'

/** The use case says in French what is too long; these bounds are for whoever writes by hand. */
const words = { title: string().check(maxLength(400)), text: string().check(maxLength(8_000)) }

/** Answers that the team keeps ready for its messages to clients. */
export const readyAnswerCalls = {
  readyAnswers: call({
    method: 'GET',
    path: '/api/admin/ready-answers',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Every answer that is ready, with the words of a dossier between braces',
    reply: object({
      answers: array(
        object({
          id: string(),
          title: string(),
          text: string(),
          version: number(),
          /** Null for one of the first day that nobody has changed. */
          by: nullable(string()),
          at: nullable(string()),
        }),
      ),
    }),
  }),
  readyAnswerVersions: call({
    method: 'GET',
    path: '/api/admin/ready-answers/{answer}/versions',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'What an answer said before, the newest first',
    reply: object({
      versions: array(
        object({
          id: number(),
          title: string(),
          text: string(),
          by: nullable(string()),
          at: nullable(string()),
        }),
      ),
    }),
  }),
  createReadyAnswer: call({
    method: 'POST',
    path: '/api/admin/ready-answers',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Keeps a new answer ready; a word between braces that no dossier has is refused',
    body: object(words),
    status: 201,
    reply: object({ id: string() }),
  }),
  changeReadyAnswer: call({
    method: 'PUT',
    path: '/api/admin/ready-answers/{answer}',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Changes an answer; 409 when somebody changed it since `version`',
    body: object({ ...words, version: number().check(int()) }),
    status: 204,
    reply: object({}),
  }),
  withdrawReadyAnswer: call({
    method: 'DELETE',
    path: '/api/admin/ready-answers/{answer}',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Takes an answer out of what is offered',
    status: 204,
    reply: object({}),
  }),
  answersForDossier: call({
    method: 'GET',
    path: '/api/admin/dossier/{id}/ready-answers',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary:
      'Every answer that is ready, with the words of this dossier; `missing` stands between braces still',
    reply: object({
      answers: array(object({ id: string(), title: string(), text: string(), missing: array(string()) })),
    }),
  }),
}
