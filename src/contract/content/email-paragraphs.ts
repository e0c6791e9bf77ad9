import * as z from 'zod/mini'
import { OWN_PARAGRAPH_KINDS } from '~/domain/email/own-paragraph'
import { MAIL_RECORDS } from '~/domain/email/records/mail-advice'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'

/** The use case says in French where a text is too long; this bound is for whoever writes by hand. */
const words = z.object({ text: z.string().check(z.maxLength(4_000)) })

/** One paragraph of the agency's own in each message to clients, and whether messages arrive. */
export const emailParagraphCalls = {
  mailRecords: adminCall('GET /api/admin/mail-records', {
    permission: 'change-settings',
    noted: 'daily',
    summary:
      'What the DNS says of the domain that messages are from: MX, SPF, DKIM, DMARC, with the record to copy',
    reply: z.object({
      /** Empty where no message leaves. */
      records: z.array(
        z.object({
          record: z.enum(MAIL_RECORDS),
          domain: z.string(),
          /** Null: it is as it should be. */
          sentence: z.nullable(z.string()),
          copy: z.nullable(z.object({ name: z.string(), type: z.enum(['MX', 'TXT']), value: z.string() })),
        }),
      ),
    }),
  }),
  emailParagraphs: adminCall('GET /api/admin/email-paragraphs', {
    permission: 'change-settings',
    summary: 'Every message that may carry a paragraph of the agency’s own, with it',
    reply: z.object({
      paragraphs: z.array(
        z.object({
          kind: z.enum(OWN_PARAGRAPH_KINDS),
          /** Empty for none. */
          text: z.string(),
          by: z.nullable(z.string()),
          at: z.nullable(instant),
        }),
      ),
    }),
  }),
  emailParagraphVersions: adminCall('GET /api/admin/email-paragraphs/{kind}/versions', {
    permission: 'change-settings',
    noted: false,
    summary: 'What a message carried before, the newest first',
    reply: z.object({
      versions: z.array(
        z.object({ id: z.number(), text: z.string(), by: z.nullable(z.string()), at: instant }),
      ),
    }),
  }),
  previewEmail: adminCall('POST /api/admin/email-paragraphs/{kind}/preview', {
    permission: 'change-settings',
    noted: false,
    summary: 'The whole message with invented data, as it would leave with that paragraph',
    body: words,
    reply: z.object({ html: z.string(), text: z.string() }),
  }),
  writeEmailParagraph: adminCall('PUT /api/admin/email-paragraphs/{kind}', {
    permission: 'change-settings',
    noted: false,
    summary:
      'Gives a message its paragraph, plain text, from the next one on; empty goes back to the original; 409 when it is another than `instead_of` by now',
    body: z.object({
      ...words.shape,
      /** The paragraph that was on screen; left out: whatever stands. */
      instead_of: z.optional(z.string().check(z.maxLength(4_000))),
    }),
  }),
}
