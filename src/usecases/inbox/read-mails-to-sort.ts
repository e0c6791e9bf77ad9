import { MAIL_TEXT_MAX } from '~/domain/inbox/inbound-mail'
import { countMailsToSort, dossierOfSender, mailsToSort } from '~/store/emails/inbound-mails'
import { filesOfMails } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { fileOnWire } from '../messages/file-on-wire'

const SHOWN = 100

/** As much as its thread would take: a hundred of the longest that a stranger can send are no page. */
const shownText = (text: string) => (text.length > MAIL_TEXT_MAX ? `${text.slice(0, MAIL_TEXT_MAX)}…` : text)

/** Mails that wait to be sorted, each with the dossier that it seems to belong to: its thread's, else its sender's. */
export async function readMailsToSort({ db, inbox }: Pick<Deps, 'db' | 'inbox'>) {
  const mails = await mailsToSort(db, SHOWN)
  const files = await filesOfMails(
    db,
    mails.map(({ id }) => id),
  )
  return {
    configured: inbox !== null,
    total: await countMailsToSort(db),
    mails: await Promise.all(
      mails.map(async ({ id, received_at, reason, detail, sender, sender_name, subject, text, ...mail }) => ({
        ...{ id, received_at, reason: reason ?? 'unreadable', detail },
        ...{ sender: sender ?? '', sender_name: sender_name ?? '', subject: subject ?? '' },
        text: shownText(text ?? ''),
        dossier: (await dossierOfSender(db, { dossier_id: mail.dossier_id, sender: sender ?? '' })) ?? null,
        files: files.filter(({ mail_id }) => mail_id === id).map(fileOnWire),
        left_files: mail.left_files,
      })),
    ),
  }
}
