import { DAY_MS } from '~/domain/milliseconds'
import { knownUids } from '~/store/emails/inbound-mails'
import type { InboxDeps } from './inbox-deps'
import { receiveMail } from './receive-mail'

/** Reads what has arrived in the mailbox, where there is one: at least once, and kept exactly once. */
export async function readInbox(deps: InboxDeps) {
  await deps.inbox?.read(
    (mailbox, uids) => knownUids(deps.db, mailbox, uids),
    mail => receiveMail(deps, mail),
  )
}

/** How long a mail that was read stays in the mailbox, for who looks for what was not taken over of it. */
const LAID_ASIDE_MS = 30 * DAY_MS

/** Removes mails from the mailbox that were laid aside thirty days ago. */
export async function sweepInbox({ inbox, clock }: Pick<InboxDeps, 'inbox' | 'clock'>) {
  await inbox?.sweep(new Date(clock().getTime() - LAID_ASIDE_MS))
}
