import { isSameAddress } from '~/domain/dossier/address-proof'
import type { MailThread } from '~/domain/inbox/mail-thread'
import { taggedAddress } from '~/domain/inbox/reply-address'
import { keepMailThread } from '~/store/emails/mail-threads'
import { keepReturnToken } from '~/store/emails/returned-emails'
import type { Deps } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'
import { isOfKind } from '../outbox/is-of-kind'
import type { OutgoingEmail } from '../outbox/outgoing-email'
import { replyToken, returnToken } from './reply-token'

/**
 * The address that a message is answered to, of its thread and its recipient alone; null where nobody reads answers here
 * (INBOX_URL), or where it belongs to no thread: then it is answered to the agency.
 */
export async function replyAddressOf(
  { db, inbox, replyKey }: Pick<Deps, 'db' | 'inbox' | 'replyKey'>,
  email: OutgoingEmail,
): Promise<string | null> {
  const thread = inbox && threadOfEmail(email)
  if (!thread) return null
  const token = replyToken(replyKey, thread, email.recipient)
  await keepMailThread(db, tokenHash(token), thread)
  return taggedAddress(inbox.address, 'r', token)
}

/** The address that a message comes back to, of this one alone; null where nobody reads what comes back, or it is to the team. */
export async function returnAddressOf(
  { db, inbox, replyKey }: Pick<Deps, 'db' | 'inbox' | 'replyKey'>,
  { id, kind }: Pick<OutgoingEmail, 'id' | 'kind'>,
): Promise<string | null> {
  if (!inbox || kind.startsWith('agency-')) return null
  const token = returnToken(replyKey, id)
  await keepReturnToken(db, id, token)
  return taggedAddress(inbox.address, 'b', token)
}

function threadOfEmail(email: OutgoingEmail): MailThread | null {
  if (isOfKind(email, 'site-comment-answered'))
    return { kind: 'comment', site: email.data.site, number: email.data.comment }
  if (isOfKind(email, 'site-round') || isOfKind(email, 'site-closure') || isOfKind(email, 'site-domain'))
    return { kind: 'site', site: email.data.site }
  if (isOfKind(email, 'site-request'))
    return { kind: 'request', site: email.data.site, number: email.data.number }
  const { dossier, kind } = email
  if (!dossier || dossier.is_test || kind.startsWith('agency-')) return null
  return isSameAddress(dossier.email, email.recipient) ? { kind: 'dossier', dossier: dossier.id } : null
}
