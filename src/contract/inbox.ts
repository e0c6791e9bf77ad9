import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
} from 'zod/mini'
import { APART_REASONS } from '~/domain/inbox/apart-reason'
import { call } from './call'
import { messageFile } from './shapes/message-file'

/** Mails that arrived and stand in no thread, and the files of messages. */
export const inboxCalls = {
  mailsToSort: call({
    method: 'GET',
    path: '/api/admin/mails-to-sort',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'Mails that wait to be sorted, the oldest first, a hundred at most',
    reply: object({
      /** Whether a mailbox is read at all (INBOX_URL). */
      configured: boolean(),
      total: number(),
      mails: array(
        object({
          id: string(),
          received_at: string(),
          reason: oneOf(APART_REASONS),
          detail: nullable(string()),
          sender: string(),
          sender_name: string(),
          subject: string(),
          text: string(),
          /** Where it seems to belong. */
          dossier: nullable(object({ id: string(), company_name: string() })),
          files: array(messageFile),
          /** Names of files that could be no pieces: they stay in the mailbox. */
          left_files: array(string()),
        }),
      ),
    }),
  }),
  attachMail: call({
    method: 'POST',
    path: '/api/admin/mails-to-sort/{mail}/dossier',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Puts a mail with its files in the thread of a dossier, as its client’s word',
    body: object({ dossier: string().check(minLength(1), maxLength(64)) }),
    status: 204,
    reply: object({}),
  }),
  putMailAway: call({
    method: 'POST',
    path: '/api/admin/mails-to-sort/{mail}/put-away',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that a mail needs nothing; its words go thirty days later',
    status: 204,
    reply: object({}),
  }),
  viewMessageFile: call({
    method: 'GET',
    path: '/api/admin/message-files/{id}',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The bytes of a file of a message as they were given, as an attachment',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
}
