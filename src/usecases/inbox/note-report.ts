import { readReport, returnedMessageIds } from '~/domain/inbox/delivery-report'
import type { InboundMail } from '~/domain/inbox/inbound-mail'
import { tokensIn } from '~/domain/inbox/reply-address'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { findEmail, type StoredEmail } from '~/store/emails/emails'
import { emailOfReturnToken, markBouncedAddress, noteReturn } from '~/store/emails/returned-emails'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'

/**
 * The message of ours that a mail is about: by the address that it came back to, or by its Message-ID among what is
 * quoted. Both are random and known to its recipient alone: what has neither is believed by nobody.
 */
export async function returnedEmail(
  { db, inbox }: Pick<Deps, 'db' | 'inbox'>,
  mail: InboundMail,
): Promise<StoredEmail | undefined> {
  const [token] = inbox ? tokensIn(inbox.address, 'b', mail.to) : []
  const byAddress = token ? await emailOfReturnToken(db, token) : undefined
  if (byAddress) return byAddress
  for (const messageId of returnedMessageIds(mail)) {
    const id = /^<([\w-]{32})@/.exec(messageId)?.[1]
    const email = id ? await findEmail(db, id) : undefined
    if (email?.message_id === messageId) return email
  }
  return undefined
}

/** Notes what a report says of a message, in its row, its dossier's journal and the address's mark. @returns false where it says nothing */
export async function noteReport(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  email: StoredEmail,
  mail: InboundMail,
): Promise<boolean> {
  const report = readReport(mail)
  if (!report) return false
  const { outcome, status } = report
  const now = clock()
  const { id, dossier_id, kind, recipient } = email
  if (outcome === 'delivered') {
    await noteReturn(trx, id, null)
    await markBouncedAddress(trx, recipient, true)
    return true
  }
  await noteReturn(trx, id, { bounce: outcome, bounce_status: status, bounced_at: now })
  if (outcome === 'hard') await markBouncedAddress(trx, recipient, false)
  if (dossier_id)
    await appendEvent(trx, {
      ...{ dossier_id, type: 'email-bounced', at: now, by: CLOCK },
      data: { kind, for_good: outcome === 'hard', status },
    })
  return true
}
