import { setTimeout as wait } from 'node:timers/promises'
import { openInstallation } from '../../../src/commands/installation'
import type { Db } from '../../../src/store/database/database'
import { hurryJobs } from '../dossiers/hurry'
import { visitorOf } from '../dossiers/path'
import { provenAddresses } from '../dossiers/proven'
import { startProgram } from '../program/program'
import type { Outcome } from '../trials/outcome'
import { aidBodiesFile, aidBodyServer, type Delivery, SECRET } from './aid-body'
import { type Taken, unrulySmtp } from './unruly-smtp'

/** In turn; an odd number of them, so that the tries of one message meet different ones. */
const MAIL = ['drop before DATA', 'none', 'drop after DATA', 'refuse', 'none', 'hang', 'none'] as const
const BODY = ['drop at once', 'drop after reading', 'none', 'refuse', 'none'] as const
/** A hanging body costs half a minute: one is enough. */
const HANGING = 3

/**
 * Hands dossiers in while mail server and aid body drop, refuse and hang: in the end each message and each
 * ZIP was accepted, and every copy of it bore the same Message-ID or idempotency key.
 */
export async function upsetReceivers(dossiers: number): Promise<{ emails: Outcome; transmissions: Outcome }> {
  const mail = await unrulySmtp(connection => MAIL[connection % MAIL.length] ?? 'none', 300)
  const body = await aidBodyServer(request =>
    request === HANGING ? 'hang' : (BODY[request % BODY.length] ?? 'none'),
  )
  const post = { id: 'essai', name: 'Essai', channel: 'https', url: body.url, secret: SECRET }
  const site = await startProgram({ SMTP_URL: mail.url, AID_BODIES_FILE: await aidBodiesFile([post]) })
  const database = await openInstallation(
    { databaseUrl: null, databaseOwnerUrl: null, filesKey: null, dataDir: site.dataDir },
    false,
  )
  try {
    await provenAddresses(database.db)
    for (let number = 0; number < dossiers; number++) await visitorOf(site.url).finish()
    await untilAllSent(database.db)
    return {
      emails: await settled(database.db, mail.taken),
      transmissions: await received(database.db, body.deliveries),
    }
  } finally {
    await database.close()
    await site.remove()
    mail.close()
    body.close()
  }
}

/** Two minutes at most; whatever is still waiting then is counted as not held. */
async function untilAllSent(db: Db) {
  for (let tries = 0; tries < 600; tries++) {
    await hurryJobs(db)
    const emails = await db.selectFrom('emails').select('id').where('state', '!=', 'sent').execute()
    const others = await db.selectFrom('transmissions').select('id').where('state', '!=', 'sent').execute()
    if (emails.length + others.length === 0) return
    await wait(200)
  }
}

async function settled(db: Db, taken: Taken[]): Promise<Outcome> {
  const emails = await db.selectFrom('emails').selectAll().execute()
  const failed = emails.flatMap(({ message_id, kind, state }) => {
    const accepted = taken.filter(message => message.acknowledged && message.messageId === message_id)
    return state === 'sent' && accepted.length === 1
      ? []
      : [`${kind}: ${state}, accepted ${accepted.length} times`]
  })
  const known = new Set(emails.map(email => email.message_id))
  const strange = taken.filter(message => !known.has(message.messageId))
  return {
    tried: emails.length,
    failed: [...failed, ...strange.map(({ messageId }) => `unknown ${messageId}`)],
  }
}

async function received(db: Db, deliveries: Delivery[]): Promise<Outcome> {
  const transmissions = await db.selectFrom('transmissions').selectAll().execute()
  const failed = transmissions.flatMap(({ id, state }) => {
    const copies = deliveries.filter(delivery => delivery.key === id)
    const accepted = copies.filter(delivery => delivery.acknowledged).length
    const authentic = copies.every(delivery => delivery.authentic)
    return state === 'sent' && accepted >= 1 && authentic
      ? []
      : [`${id}: ${state}, accepted ${accepted} times`]
  })
  return { tried: transmissions.length, failed }
}
