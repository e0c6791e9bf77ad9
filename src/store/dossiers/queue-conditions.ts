import { type RawBuilder, sql } from 'kysely'
import { type Queue, REMIND_AFTER_DAYS } from '~/domain/dossier/lists/queue'
import { DAY_MS } from '~/domain/milliseconds'

/** Who is in a queue, and since when: the words of its partial index, so that it is read and nothing else. */
export interface Condition {
  since: RawBuilder<Date>
  holds: (now: Date) => RawBuilder<boolean>
}

/** A condition in which the hour plays no part. */
export const always = (holds: RawBuilder<boolean>) => () => holds

/** That of « to-transmit » is about transmissions, and stands in `lists/queues.ts`. */
export const CONDITIONS: Record<Exclude<Queue, 'to-transmit'>, Condition> = {
  answer: {
    since: sql`dossiers.answer_asked_at`,
    holds: always(
      sql`status = 'Nouveau' and answer_asked_at is not null and eligibility_answered_at is null`,
    ),
  },
  message: {
    since: sql`dossiers.client_waits_since`,
    holds: always(sql`client_waits_since is not null`),
  },
  confirm: {
    since: sql`dossiers.proposed_at`,
    holds: always(sql`proposed_at is not null and proposed_version = version`),
  },
  'call-back': {
    since: sql`dossiers.call_back_at`,
    holds: always(sql`call_back_at is not null`),
  },
  'new-pieces': {
    since: sql`dossiers.pieces_new_at`,
    holds: always(sql`status = 'Incomplet' and pieces_new_at is not null`),
  },
  'to-check': {
    since: sql`dossiers.finalized_at`,
    holds: always(sql`status = 'Soumis' and decision_id is null and pieces_checked_at is null`),
  },
  decision: {
    since: sql`dossiers.pieces_checked_at`,
    holds: always(sql`status = 'Soumis' and decision_id is null and pieces_checked_at is not null`),
  },
  overdue: {
    since: sql`dossiers.payment_late_at`,
    holds: now => sql`status = 'Accepté' and payment_late_at is not null and payment_late_at <= ${now}`,
  },
  remind: {
    since: sql`dossiers.requested_at`,
    holds: now =>
      sql`status = 'Incomplet' and requested_at < ${new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS)}`,
  },
  finalize: {
    since: sql`dossiers.signed_at`,
    holds: always(sql`status = 'Nouveau' and signed_at is not null`),
  },
  signature: {
    since: sql`dossiers.updated_at`,
    holds: always(sql`status = 'Nouveau' and signed_at is null and invoice_number is not null`),
  },
}
