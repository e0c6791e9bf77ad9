import { array, maxLength, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { OWN_PARAGRAPH_KINDS } from '~/domain/email/own-paragraph'
import { MAIL_RECORDS } from '~/domain/email/records/mail-advice'
import { call } from './call'

/** The use case says in French where a text is too long; this bound is for whoever writes by hand. */
const words = object({ text: string().check(maxLength(4_000)) })

/** One paragraph of the agency's own in each message to clients, and whether messages arrive. */
export const emailParagraphCalls = {
  mailRecords: call({
    method: 'GET',
    path: '/api/admin/mail-records',
    reader: 'admin',
    permission: 'change-settings',
    noted: 'daily',
    summary:
      'What the DNS says of the domain that messages are from: MX, SPF, DKIM, DMARC, with the record to copy',
    reply: object({
      /** Empty where no message leaves. */
      records: array(
        object({
          record: oneOf(MAIL_RECORDS),
          domain: string(),
          /** Null: it is as it should be. */
          sentence: nullable(string()),
          copy: nullable(object({ name: string(), type: oneOf(['MX', 'TXT']), value: string() })),
        }),
      ),
    }),
  }),
  emailParagraphs: call({
    method: 'GET',
    path: '/api/admin/email-paragraphs',
    reader: 'admin',
    permission: 'change-settings',
    summary: 'Every message that may carry a paragraph of the agency’s own, with it',
    reply: object({
      paragraphs: array(
        object({
          kind: oneOf(OWN_PARAGRAPH_KINDS),
          /** Empty for none. */
          text: string(),
          by: nullable(string()),
          at: nullable(string()),
        }),
      ),
    }),
  }),
  emailParagraphVersions: call({
    method: 'GET',
    path: '/api/admin/email-paragraphs/{kind}/versions',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary: 'What a message carried before, the newest first',
    reply: object({
      versions: array(object({ id: number(), text: string(), by: nullable(string()), at: string() })),
    }),
  }),
  previewEmail: call({
    method: 'POST',
    path: '/api/admin/email-paragraphs/{kind}/preview',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary: 'The whole message with invented data, as it would leave with that paragraph',
    body: words,
    reply: object({ html: string(), text: string() }),
  }),
  writeEmailParagraph: call({
    method: 'PUT',
    path: '/api/admin/email-paragraphs/{kind}',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary:
      'Gives a message its paragraph, plain text, from the next one on; empty goes back to the original',
    body: words,
    status: 204,
    reply: object({}),
  }),
}
