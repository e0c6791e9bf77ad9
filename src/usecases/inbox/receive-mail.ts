import { createHash } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import type { ApartReason } from '~/domain/inbox/apart-reason'
import { type InboundMail, MAIL_MAX_BYTES, MAIL_TEXT_MAX } from '~/domain/inbox/inbound-mail'
import { withoutQuote } from '~/domain/inbox/without-quote'
import { Refusal } from '~/domain/refusal'
import { ChildDied } from '~/gateways/child-process/child-process'
import type { ReceivedMail } from '~/gateways/inbox/inbox'
import type { NewInboundMail } from '~/store/emails/inbound-mails'
import { withoutSecondChance } from '../ground/without-second-chance'
import type { InboxDeps } from './inbox-deps'
import { keepMail } from './keep-mail'
import { discardMailFiles, keepMailFiles, type MailFiles, NO_FILES } from './mail-files'
import { type Placed, placeMail } from './place-mail'

/**
 * Takes one mail of the mailbox: into its thread, or among those that a person sorts. Its row, its word and its files are
 * written in one transaction, after its files are on disk: what is killed on the way is taken once more, and what was taken
 * is known by its number in the mailbox and by its Message-ID with its body.
 */
export async function receiveMail(deps: InboxDeps, received: ReceivedMail) {
  const mail = await parsedMail(deps, received)
  const placed: Placed =
    mail === null ? { reason: received.source ? 'unreadable' : 'too-large' } : await placeMail(deps, mail)
  const files = mail ? await keepMailFiles(deps, mail.files, placed) : NO_FILES
  const arriving = { mail, placed, files, row: await rowOf(deps, received, mail, files) }
  try {
    await keepMail(deps, arriving)
  } catch (error) {
    // Whether the commit stands is not known of another error: the sweep of orphans decides about the files.
    if (!(error instanceof Refusal) || !mail) throw error
    await discardMailFiles(deps, files)
    const reason: ApartReason = error.code === 'too-many-messages' ? 'too-many' : 'refused'
    const apart = { ...placed, reason, detail: error.detail ?? error.errors[0]?.message ?? null }
    await keepMail(deps, { ...arriving, placed: apart, files: await keepMailFiles(deps, mail.files, apart) })
  }
}

/** A mail that twice ended the program which read it, or that no program understands, is read by people. */
async function parsedMail(
  deps: InboxDeps,
  { mailbox, uid, source }: ReceivedMail,
): Promise<InboundMail | null> {
  if (!source || source.length > MAIL_MAX_BYTES) return null
  const read = () => deps.mailReader.read(source)
  const mail = await withoutSecondChance(deps, { job: 'read-mail', subject: `${mailbox} ${uid}` }, read)
  return mail === 'given-up' ? null : mail
}

async function rowOf(
  { clock, mailReader }: InboxDeps,
  received: ReceivedMail,
  mail: InboundMail | null,
  { left }: MailFiles,
): Promise<NewInboundMail> {
  const head = mail ?? (await mailReader.read(headOf(received)).catch(deathAsNull))
  return {
    id: randomId(),
    ...{ mailbox: received.mailbox, uid: received.uid, received_at: received.receivedAt },
    ...{ digest: digestOf(received, head), read_at: clock(), state: 'to-sort', reason: null, detail: null },
    ...{ dossier_id: null, site_id: null },
    sender: head?.from.filter(Boolean).join(', ').slice(0, 320) ?? '',
    sender_name: head?.fromName ?? '',
    subject: head?.subject ?? '',
    text: wordsKept(mail?.text ?? ''),
    left_files: left,
  }
}

/** As much as its thread would take, and that there is more: anybody may write here, and a mail has twenty times that. */
const wordsKept = (text: string) =>
  text.length > MAIL_TEXT_MAX ? (withoutQuote(text) || text).slice(0, MAIL_TEXT_MAX + 1) : text

/** Headers that kill too tell nothing: the mail waits with its day alone. */
function deathAsNull(error: unknown): null {
  if (error instanceof ChildDied) return null
  throw error
}

const headOf = ({ source, head }: ReceivedMail) => (source ? source.subarray(0, bodyAt(source)) : head)

/** The same words under the same Message-ID are the same mail, whichever way they came. */
function digestOf({ source, head }: ReceivedMail, mail: InboundMail | null): string {
  const hash = createHash('sha256').update(`${mail?.messageId ?? ''}\n`)
  return hash
    .update(source && mail?.messageId ? source.subarray(bodyAt(source)) : (source ?? head))
    .digest('hex')
}

/** Where the headers end. */
function bodyAt(source: Uint8Array): number {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  const ends = ['\r\n\r\n', '\n\n'].map(end => bytes.indexOf(end)).filter(at => at !== -1)
  return ends.length > 0 ? Math.min(...ends) : source.length
}
