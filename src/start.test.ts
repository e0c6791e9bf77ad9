import { generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { loadedDatabaseAddress } from '../tests/support/database/database'
import { visitorOf } from '../tests/support/dossiers/path'
import { startSite } from '../tests/support/program/in-process'
import { startS3 } from '../tests/support/servers/s3-server'
import { smtpSink } from '../tests/support/servers/smtp-sink'

test('ROLE=web serves and runs no job; ROLE=worker runs them and serves its health alone', async () => {
  const { env, stop } = await startS3()
  const sink = await smtpSink()
  const shared = {
    ...env,
    DATABASE_URL: await loadedDatabaseAddress(),
    FILES_KEY: await generateX25519Identity(),
    SMTP_URL: sink.url,
  }
  const web = await startSite({ ...shared, ROLE: 'web' })
  await visitorOf(web.url).finish()
  const waiting = () => web.deps.db.selectFrom('emails').select('id').where('sent_at', 'is', null).execute()
  expect(await waiting()).not.toEqual([])
  expect(sink.received).toEqual([])

  const worker = await startSite({ ...shared, ROLE: 'worker' })
  await expect.poll(waiting).toEqual([])
  expect(sink.received.length).toBeGreaterThan(0)
  for (const path of ['healthz', 'readyz', 'metrics'])
    await expect.poll(async () => (await fetch(`${worker.url}/${path}`)).status, { message: path }).toBe(200)
  for (const path of ['', 'api/', 'blog', 'api/admin/stats', 'sitemap.xml'])
    expect((await fetch(`${worker.url}/${path}`)).status, path).toBe(404)
  await Promise.all([web.stop(), worker.stop()])
  await stop()
})
