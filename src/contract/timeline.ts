import { array, boolean, maxLength, minLength, nullable, object, enum as oneOf, string, trim } from 'zod/mini'
import { DOCUMENT_KINDS } from '~/domain/dossier/document-kind'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { STAGE_STATES, STAGES } from '~/domain/dossier/timeline'
import { EMAIL_STATES } from '~/domain/email/email'
import { call } from './call'

/** What follows a dossier that was handed in. */
export const timelineCalls = {
  readTimeline: call({
    method: 'GET',
    path: '/api/company/{id}/timeline',
    reader: 'public',
    summary: 'The dated stages of a dossier that was handed in; it says what an e-mail says, never more',
    reply: object({
      stages: array(object({ name: oneOf(STAGES), state: oneOf(STAGE_STATES), at: nullable(string()) })),
      /** Where the acknowledgement went, and whether it has left. */
      acknowledgement: nullable(
        object({ to: string(), state: oneOf(EMAIL_STATES), sent_at: nullable(string()) }),
      ),
      /** The bodies that have the dossier. */
      bodies: array(object({ name: string(), at: string() })),
      /** A refusal as its e-mail tells it; null unless the dossier is Refusé. */
      refusal: nullable(
        object({
          sentence: string(),
          avoir_number: nullable(string()),
          renounced: boolean(),
          title: string(),
        }),
      ),
      /** The pieces that applying again would take along; null where one cannot. */
      apply_again: nullable(object({ documents: array(oneOf(DOCUMENT_KINDS)) })),
    }),
  }),
  writeWord: call({
    method: 'POST',
    path: '/api/company/{id}/word',
    reader: 'public',
    budget: 'company-change',
    summary: 'A sentence to the team with the pieces that it asked for',
    body: object({ text: string().check(trim(), minLength(1), maxLength(1_000)) }),
    status: 204,
    reply: object({}),
  }),
  applyAgain: call({
    method: 'POST',
    path: '/api/company/{id}/apply-again',
    reader: 'public',
    budget: 'company-submit',
    summary: 'Opens a new dossier after a refusal, with copies of the pieces that are still valid',
    status: 201,
    reply: object({ id: string(), status: oneOf(DOSSIER_STATUSES) }),
  }),
  downloadAvoir: call({
    method: 'GET',
    path: '/api/company/{id}/avoir',
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The avoir that cancelled the invoice of a dossier, once its e-mail was written',
    reply: 'application/pdf',
  }),
}
