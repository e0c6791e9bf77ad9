import { generateX25519Identity } from 'age-encryption'
import { sendEmail } from '../../../src/usecases/emails/send-email'
import type { Deps } from '../../../src/usecases/ground/deps'
import { mailAskedLinks } from '../dossiers/asked-links'
import { partOf, type Received, smtpSink } from '../servers/smtp-sink'
import { startSite } from './in-process'

/** A program that runs no job by itself, so that a test says what time it is and when messages leave. */
export async function siteInTime(env: Record<string, string> = {}) {
  const smtp = await smtpSink()
  const filesKey = env.FILES_KEY ?? (await generateX25519Identity())
  const site = await startSite({
    ROLE: 'web',
    FILES_KEY: filesKey,
    SMTP_URL: smtp.url,
    ...env,
  })
  const at = (moment: Date | string): Deps => ({ ...site.deps, clock: () => new Date(moment) })
  return {
    ...site,
    filesKey,
    at,
    /** What has left, oldest first. */
    mails: () => smtp.received.map(message => ({ ...message, text: partOf(message, 'text/plain') })),
    /** Sends what waits in the outbox, and the links that were asked for, as the worker would at that moment. */
    async deliver(moment: Date | string) {
      const before = smtp.received.length
      await mailAskedLinks(at(moment))
      const waiting = await site.deps.db
        .selectFrom('emails')
        .select('id')
        .where('state', '=', 'queued')
        .orderBy('created_at')
        .execute()
      for (const { id } of waiting) await sendEmail(at(moment), id, false)
      return smtp.received.slice(before).map((message: Received) => ({
        to: message.recipients[0],
        text: partOf(message, 'text/plain'),
        html: partOf(message, 'text/html'),
      }))
    },
    /** A dossier as old as if it had been opened, and left, at that moment. */
    async leftAt(id: string, moment: Date | string) {
      const left = new Date(moment)
      await site.deps.db
        .updateTable('dossiers')
        .set({ created_at: left, last_activity_at: left, updated_at: left })
        .where('id', '=', id)
        .execute()
    },
  }
}
