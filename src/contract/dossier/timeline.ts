import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { STAGE_STATES, STAGES } from '~/domain/dossier/timeline'
import { EMAIL_STATES } from '~/domain/email/email-state'
import { call } from '../call'
import { instant } from '../shapes/instant'

/** What follows a dossier that was handed in. */
export const timelineCalls = {
  readTimeline: call('GET /api/company/{id}/timeline', {
    reader: 'public',
    summary: 'The dated stages of a dossier that was handed in; it says what an e-mail says, never more',
    reply: z.object({
      stages: z.array(
        z.object({ name: z.enum(STAGES), state: z.enum(STAGE_STATES), at: z.nullable(instant) }),
      ),
      /** Where the acknowledgement went, and whether it has left. */
      acknowledgement: z.nullable(
        z.object({ to: z.string(), state: z.enum(EMAIL_STATES), sent_at: z.nullable(instant) }),
      ),
      /** The bodies that have the dossier. */
      bodies: z.array(z.object({ name: z.string(), at: instant })),
      /** A refusal as its e-mail tells it; null unless the dossier is Refusé. */
      refusal: z.nullable(
        z.object({
          sentence: z.string(),
          avoir_number: z.nullable(z.string()),
          renounced: z.boolean(),
          title: z.string(),
        }),
      ),
      /** The pieces that applying again would take along; null where one cannot. */
      apply_again: z.nullable(z.object({ documents: z.array(z.enum(DOCUMENT_KINDS)) })),
    }),
  }),
  writeWord: call('POST /api/company/{id}/word', {
    reader: 'public',
    budget: 'company-change',
    summary: 'A sentence to the team with the pieces that it asked for',
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  }),
  applyAgain: call('POST /api/company/{id}/apply-again', {
    reader: 'public',
    budget: 'company-submit',
    summary: 'Opens a new dossier after a refusal, with copies of the pieces that are still valid',
    status: 201,
    reply: z.object({ id: z.string(), status: z.enum(DOSSIER_STATUSES) }),
  }),
  downloadAvoir: call('GET /api/company/{id}/avoir', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The avoir that cancelled the invoice of a dossier, once its e-mail was written',
    reply: 'application/pdf',
  }),
}
