import type { ApartReason } from '~/domain/inbox/apart-reason'
import type { InboundMail } from '~/domain/inbox/inbound-mail'
import { notAnAnswer, type OwnMail, wrongSender } from '~/domain/inbox/judge-mail'
import type { MailThread } from '~/domain/inbox/mail-thread'
import { tokensIn } from '~/domain/inbox/reply-address'
import { withoutQuote } from '~/domain/inbox/without-quote'
import type { StoredEmail } from '~/store/emails/emails'
import { findMailThread } from '~/store/emails/mail-threads'
import type { Deps } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'
import { replyToken } from '../threads/reply-token'
import { type ThreadOwner, threadOwner } from '../threads/thread-owner'
import { returnedEmail } from './note-report'

/** Where a mail belongs, and why it does not go there by itself. */
export interface Placed {
  thread?: MailThread
  owner?: ThreadOwner
  reason?: ApartReason
  detail?: string | null
  /** The message of ours that it is about, where it came back. */
  returned?: StoredEmail
}

type PlaceDeps = Pick<Deps, 'db' | 'mailer' | 'inbox' | 'replyKey' | 'mailFrom'>

/** Finds the thread that a mail answers by the address that it was sent to, and whether its sender is whose thread it is. */
export async function placeMail(deps: PlaceDeps, mail: InboundMail): Promise<Placed> {
  const { inbox } = deps
  if (!inbox) return { reason: 'no-thread' }
  const own: OwnMail = { addresses: [inbox.address, deps.mailFrom], servers: inbox.servers }
  const automatic = notAnAnswer(mail, own)
  const returned = automatic ? await returnedEmail(deps, mail) : undefined
  if (returned && automatic === 'bounce') return { returned, reason: automatic }
  const tokens = tokensIn(inbox.address, 'r', mail.to)
  const [token] = tokens
  if (tokens.length > 1) return { reason: automatic ?? 'several-threads' }
  const thread = token ? await findMailThread(deps.db, tokenHash(token)) : undefined
  if (!token || !thread)
    return { reason: automatic ?? (token ? 'wrong-token' : 'no-thread'), ...(returned && { returned }) }
  const owner = await threadOwner(deps, thread)
  if (!owner) return { reason: automatic ?? 'wrong-token' }
  const found = { thread, owner }
  if (automatic) return { ...found, reason: automatic }
  if (replyToken(deps.replyKey, thread, owner.address) !== token)
    return { ...found, reason: 'former-address' }
  const reason = wrongSender(mail, owner.address, own) ?? (isEmpty(mail) ? 'empty' : null)
  return reason ? { ...found, reason } : found
}

const isEmpty = ({ text, files }: InboundMail) => files.length === 0 && withoutQuote(text) === ''
