import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { queueEmail } from '~/store/emails/emails'
import { freshDatabase } from '../../../tests/support/database/database'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { hurryJobs } from '../../../tests/support/dossiers/hurry'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { type Trouble, unrulySmtp } from '../../../tests/support/servers/unruly-smtp'
import type { Deps } from '../ground/deps'
import { reconcileOutbox } from '../outbox/reconcile-outbox'

const statesOf = async ({ db }: Deps) =>
  (await db.selectFrom('emails').select('state').execute()).map(email => email.state)

test('a mail server that drops, refuses and hangs loses no message; copies share their Message-ID', async () => {
  const troubles: Trouble[] = ['drop before DATA', 'drop after DATA', 'refuse', 'hang', 'drop after DATA']
  const { url: smtp, taken, close } = await unrulySmtp(connection => troubles[connection] ?? 'none')
  onTestFinished(close)
  const { url, deps } = await startSite({ SMTP_URL: smtp })
  await visitorOf(url).finish()
  const hurried = () => hurryJobs(deps.db).then(() => statesOf(deps))
  await expect.poll(hurried, { interval: 200 }).toEqual(['sent', 'sent'])
  const emails = await deps.db.selectFrom('emails').selectAll().execute()
  const acknowledged = taken.filter(message => message.acknowledged).map(message => message.messageId)
  expect(acknowledged.sort()).toEqual(emails.map(email => email.message_id).sort())
  expect(taken.length).toBe(4)
  expect(emails.reduce((sum, email) => sum + email.attempts, 0)).toBe(troubles.length + 2)
  for (const message of taken) expect(emails.map(email => email.message_id)).toContain(message.messageId)
})

test('after its last try a message is a dead letter, and leaves when it is sent again', async () => {
  let broken = true
  const { url: smtp, taken, close } = await unrulySmtp(() => (broken ? 'refuse' : 'none'))
  onTestFinished(close)
  const { url, deps } = await startSite({ SMTP_URL: smtp })
  await visitorOf(url).finish()
  const spent = async () => {
    // However many were made already, and by a worker that still holds what it read of the job before.
    await sql`update graphile_worker._private_jobs set max_attempts = greatest(2, attempts + 1)
      where locked_at is null`.execute(deps.db)
    await hurryJobs(deps.db)
    return statesOf(deps)
  }
  await expect.poll(spent, { interval: 200 }).toEqual(['failed', 'failed'])
  const [email] = await deps.db.selectFrom('emails').selectAll().execute()
  expect(email?.last_error).toContain('451')
  broken = false
  const administrator = await administratorOf(url)
  const resend = (id: string) => administrator.resendEmail({ params: { id } })
  await expect(resend('x'.repeat(32))).rejects.toMatchObject({ status: 404 })
  await resend(String(email?.id))
  await expect.poll(() => taken.map(message => message.messageId)).toEqual([email?.message_id])
})

test('whatever a kill left between table and queue is mended', async () => {
  const { db } = await freshDatabase()
  const queue = (id: string) =>
    queueEmail(db, {
      id,
      dossier_id: null,
      registration_id: null,
      quote_request_id: null,
      kind: 'resume-link',
      recipient: 'gerante@exemple.fr',
      message_id: `<${id}@exemple.fr>`,
      created_at: new Date(),
    })
  for (const id of ['jobless', 'spent', 'waiting']) await queue(id)
  await sql`select graphile_worker.remove_job('email:jobless')`.execute(db)
  await sql`update graphile_worker._private_jobs
    set attempts = max_attempts, locked_at = now() - interval '4 hours', locked_by = 'dead'
    where key = 'email:spent'`.execute(db)
  await reconcileOutbox({ db })
  expect(await db.selectFrom('emails').select(['id', 'state']).orderBy('id').execute()).toEqual([
    { id: 'jobless', state: 'queued' },
    { id: 'spent', state: 'failed' },
    { id: 'waiting', state: 'queued' },
  ])
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)
  expect(rows.map(row => row.key)).toEqual(['email:jobless', 'email:waiting'])
})
