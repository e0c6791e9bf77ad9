import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { look } from '~/usecases/alerts/watch'
import { preparedSite } from '../../../tests/support/database/prepared-site'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'

const handedIn = preparedSite(({ url }) => visitorOf(url).finish())

test('who has gone back reads dossiers and the journal with what a newer version wrote, and its messages wait', async () => {
  const { site, found: id } = await handedIn()
  const { db } = site.deps
  await sql`insert into events (dossier_id, type, at, actor, data) values (${id}, 'thing-of-tomorrow', now(), 'system', '{}')`.execute(
    db,
  )
  await sql`update emails set kind = 'message-of-tomorrow', state = 'queued' where dossier_id = ${id}`.execute(
    db,
  )
  const admin = await administratorOf(site.url)
  const { events } = await admin.readDossier({ params: { id } })
  expect(events.map(({ type }) => type)).toContain('thing-of-tomorrow')
  const lines = await admin.journalEvents({ query: { dossier: id } })
  expect(lines.events.map(({ type }) => type)).toContain('thing-of-tomorrow')
  const { emails } = await admin.journalEmails({})
  expect(emails.length).toBeGreaterThan(0)
  const csv = await (await admin.exportEvents({ query: { dossier: id } })).text()
  expect(csv).toContain('Noté par une version plus récente du site')
  await site.deliver(new Date())
  const after = await admin.journalEmails({})
  const wait = ['message-of-tomorrow', 'queued', 1]
  expect(after.emails.map(({ kind, state, attempts }) => [kind, state, attempts])).toEqual(
    emails.map(() => wait),
  )
  expect(after.emails[0]?.last_error).toContain('Cette version du site ne sait pas écrire ce message')
  // After an hour the operator is told.
  expect((await look(site.deps)).late).toBe(0)
  await sql`update emails set created_at = created_at - interval '61 minutes'`.execute(db)
  expect((await look(site.deps)).late).toBe(emails.length)
})
