import type { EmailData, EmailKind } from '~/domain/email/email'
import type { StoredEmail } from '~/store/emails/emails'

/** Whether a message is of a kind, and so holds its data: `queueEmail` wrote the one beside the other. */
export const isOfKind = <Kind extends EmailKind>(
  email: StoredEmail,
  kind: Kind,
): email is StoredEmail & { kind: Kind; data: EmailData[Kind] } => email.kind === kind
