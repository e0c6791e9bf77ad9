import * as z from 'zod/mini'
import { APART_REASONS } from '~/domain/inbox/apart-reason'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'
import { messageFile } from '../shapes/message-file'

/** Mails that arrived and stand in no thread, and the files of messages. */
export const inboxCalls = {
  mailsToSort: adminCall('GET /api/admin/mails-to-sort', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'Mails that wait to be sorted, the oldest first, a hundred at most',
    reply: z.object({
      /** Whether a mailbox is read at all (INBOX_URL). */
      configured: z.boolean(),
      total: z.number(),
      mails: z.array(
        z.object({
          id: z.string(),
          received_at: instant,
          reason: z.enum(APART_REASONS),
          detail: z.nullable(z.string()),
          sender: z.string(),
          sender_name: z.string(),
          subject: z.string(),
          text: z.string(),
          /** Where it seems to belong. */
          dossier: z.nullable(z.object({ id: z.string(), company_name: z.string() })),
          files: z.array(messageFile),
          /** Names of files that could be no pieces: they stay in the mailbox. */
          left_files: z.array(z.string()),
        }),
      ),
    }),
  }),
  attachMail: adminCall('POST /api/admin/mails-to-sort/{mail}/dossier', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Puts a mail with its files in the thread of a dossier, as its client’s word',
    body: z.object({ dossier: z.string().check(z.minLength(1), z.maxLength(64)) }),
  }),
  putMailAway: adminCall('POST /api/admin/mails-to-sort/{mail}/put-away', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that a mail needs nothing; its words go thirty days later',
  }),
  viewMessageFile: adminCall('GET /api/admin/message-files/{id}', {
    permission: 'read-dossiers',
    summary: 'The bytes of a file of a message as they were given, as an attachment',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
}
