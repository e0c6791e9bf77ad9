import { filesAlone, MAIL_AGENT } from '~/domain/dossier/messages'
import { type InboundMail, MAIL_TEXT_MAX } from '~/domain/inbox/inbound-mail'
import { withoutQuote } from '~/domain/inbox/without-quote'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { lockDossier } from '~/store/dossiers/dossiers'
import { markBouncedAddress } from '~/store/emails/returned-emails'
import { keepClientWord } from '../messages/write-to-team'
import { addComment } from '../site-comments/add-comment'
import { moveComment } from '../site-comments/move-comment'
import { answerRequest } from '../site-requests/answer-request'
import type { InboxDeps } from './inbox-deps'
import type { MailFiles } from './mail-files'
import type { Placed } from './place-mail'

/** Who answers by mail: no call of his came from anywhere. */
export const BY_MAIL: ClientActor = { kind: 'client', ip: '', userAgent: MAIL_AGENT }

/**
 * Puts the words of a mail where they belong, by the same command as words typed in a page: with its rules and its notices.
 * @returns when they were written @throws Refusal not-found where the thread or its owner is gone, transition-forbidden
 * where files came for a thread that holds none, and what that command refuses
 */
export async function deliverMail(
  trx: Db,
  deps: InboxDeps,
  { thread, owner }: Placed,
  mail: InboundMail,
  files: MailFiles,
): Promise<Date> {
  if (!thread || !owner) throw new Refusal('not-found')
  if (thread.kind === 'dossier') {
    const dossier = await lockDossier(trx, thread.dossier)
    if (!dossier || dossier.email !== owner.address) throw new Refusal('not-found')
    // Who writes from it receives there.
    if (dossier.bounced_address) await markBouncedAddress(trx, dossier.email, true)
    return keepClientWord(trx, deps, BY_MAIL, dossier, wordsWithFiles(withoutQuote(mail.text), files))
  }
  if (mail.files.length > 0) throw new Refusal('transition-forbidden', { detail: NO_PLACE_FOR_FILES })
  const { at } = owner
  if (!at) throw new Refusal('not-found')
  const within = { ...deps, db: trx }
  const text = withoutQuote(mail.text)
  if (thread.kind === 'comment')
    await moveComment(within, BY_MAIL, at, thread.number, { state: 'todo', reason: text })
  else if (thread.kind === 'site') await addComment(within, BY_MAIL, at, { section: null, text })
  else await answerRequest(within, BY_MAIL, at, thread.number, text)
  return deps.clock()
}

const NO_PLACE_FOR_FILES = 'Des fichiers sont joints, et ce fil n’en tient pas.'

/** What was written, and what came with it that is not kept here: it stays in the mailbox. */
export function wordsWithFiles(
  words: string,
  { kept, left }: { kept: readonly unknown[]; left: readonly string[] },
): string {
  const long = words.length > MAIL_TEXT_MAX
  return [
    long ? `${words.slice(0, MAIL_TEXT_MAX)}…` : words,
    words === '' && kept.length > 0 && filesAlone(kept.length),
    long && '(La suite est dans la boîte de réception.)',
    left.length > 0 &&
      `(Non repris, car ni PDF, ni JPEG, ni PNG de 10\u00a0Mo au plus\u00a0: ${left.join(', ')}.)`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
