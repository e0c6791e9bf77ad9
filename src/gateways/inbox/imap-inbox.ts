import { ImapFlow } from 'imapflow'
import type { InboxSettings } from '~/config/read-inbox'
import { messageOf } from '~/domain/error'
import { MAIL_MAX_BYTES } from '~/domain/inbox/inbound-mail'
import { NeighbourAway } from '~/domain/neighbour'
import type { Inbox, ReceivedMail } from './inbox'

/** Where what was read is laid, below the mailbox. */
const READ_FOLDER = 'Lus'

/** How long a silent server is waited for, in milliseconds; the next minute tries again. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Mails of one round; the next minute goes on. */
const ROUND = 200
/** One mail that fails keeps none after it waiting; so many at once have another cause than themselves. */
const MOST_FAILED = 5

/** The mailbox of INBOX_URL. */
export function imapInbox(settings: InboxSettings): Inbox {
  const { address, servers, mailbox } = settings
  /** What failed in an earlier round, which waits until the others were tried. */
  const late = new Set<string>()
  return {
    address,
    servers,
    read: (known, take) =>
      signedIn(settings, async client => {
        const lock = await client.getMailboxLock(mailbox)
        try {
          await readRound(client, { known, take, late })
        } finally {
          lock.release()
        }
      }),
    sweep: before =>
      signedIn(settings, async client => {
        const folder = await readFolder(client, mailbox)
        if (folder === null) return
        const lock = await client.getMailboxLock(folder)
        try {
          const old = await client.search({ before }, { uid: true })
          if (old && old.length > 0) await client.messageDelete(old, { uid: true })
        } finally {
          lock.release()
        }
      }),
    check: () =>
      signedIn(settings, async client => {
        ;(await client.getMailboxLock(mailbox, { readOnly: true })).release()
      }),
  }
}

async function signedIn(settings: InboxSettings, work: (client: ImapFlow) => Promise<void>) {
  const { host, port, secure, encrypted, user, password } = settings
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
    ...(encrypted && !secure && { doSTARTTLS: true }),
    ...PATIENCE,
  })
  // What ends a connection also ends the command under way; without a listener it would end the program.
  client.on('error', () => {})
  try {
    await client.connect().catch(error => {
      throw new NeighbourAway(`the mailbox: ${messageOf(error)}`, { cause: error })
    })
    await work(client)
    await client.logout()
  } finally {
    client.close()
  }
}

interface Round {
  known: (mailbox: string, uids: number[]) => Promise<Set<number>>
  take: (mail: ReceivedMail) => Promise<void>
  /** By mailbox and number. */
  late: Set<string>
}

async function readRound(client: ImapFlow, { known, take, late }: Round) {
  if (!client.mailbox || client.mailbox.exists === 0) return
  const { path, uidValidity } = client.mailbox
  const name = `${path}/${uidValidity}`
  const listed = await client.fetchAll('1:*', { uid: true, size: true, internalDate: true })
  const taken = await known(
    name,
    listed.map(({ uid }) => uid),
  )
  const folder = await readFolder(client, path)
  const failures: unknown[] = []
  let count = 0
  const isLate = ({ uid }: { uid: number }) => late.has(`${name} ${uid}`)
  for (const { uid, size = 0, internalDate } of [
    ...listed.filter(one => !isLate(one)),
    ...listed.filter(isLate),
  ]) {
    if (!taken.has(uid)) {
      if (count++ === ROUND) break
      const mail = await download(client, uid, size)
      if (!mail) continue
      const receivedAt = internalDate ? new Date(internalDate) : new Date()
      try {
        await take({ ...mail, mailbox: name, uid, size, receivedAt })
      } catch (error) {
        failures.push(error)
        late.add(`${name} ${uid}`)
        if (failures.length === MOST_FAILED) break
        continue
      }
    }
    await layAside(client, uid, folder)
    late.delete(`${name} ${uid}`)
  }
  if (failures.length > 0) throw failures[0]
}

/** @returns null for a mail that somebody removed meanwhile */
async function download(client: ImapFlow, uid: number, size: number) {
  const whole = size <= MAIL_MAX_BYTES
  const found = await client.fetchOne(String(uid), whole ? { source: true } : { headers: true }, {
    uid: true,
  })
  if (!found) return null
  const head = found.headers ?? new Uint8Array()
  return whole ? { source: found.source ?? new Uint8Array(), head } : { source: null, head }
}

/** Marked as read where the server keeps it from being moved. */
async function layAside(client: ImapFlow, uid: number, folder: string | null) {
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  if (folder !== null) await client.messageMove(String(uid), folder, { uid: true })
}

/** @returns null where the server makes none */
async function readFolder(client: ImapFlow, mailbox: string): Promise<string | null> {
  const all = await client.list()
  const delimiter = all.find(({ path }) => path === mailbox)?.delimiter ?? '/'
  const path = `${mailbox}${delimiter}${READ_FOLDER}`
  if (all.some(one => one.path === path)) return path
  return client.mailboxCreate(path).then(
    made => made.path,
    () => null,
  )
}
