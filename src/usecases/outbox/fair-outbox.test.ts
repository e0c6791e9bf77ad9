import { generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { markEmailSent } from '~/store/emails/email-sending'
import { loadedDatabaseAddress } from '../../../tests/support/database/database'
import { answers } from '../../../tests/support/dossiers/eligibility-answers'
import { startSite } from '../../../tests/support/program/in-process'
import { startS3 } from '../../../tests/support/servers/s3-server'
import { smtpSink } from '../../../tests/support/servers/smtp-sink'

test('two hundred messages of one network stood before an honest one’s first: turns go round networks', async () => {
  const mails = await smtpSink()
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const shared = {
    ...s3.env,
    DATABASE_URL: await loadedDatabaseAddress(),
    FILES_KEY: await generateX25519Identity(),
    SMTP_URL: mails.url,
  }
  const site = await startSite({ ...shared, ROLE: 'web', TRUSTED_PROXIES: '127.0.0.1' })
  const ask = async (ip: string, email: string) => {
    const answer = await fetch(`${site.url}/api/eligibility-result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ email, answers }),
    })
    expect(answer.status).toBe(202)
  }
  for (let n = 0; n < 200; n++) await ask(`203.0.113.${n}`, `flood${n}@exemple.fr`)
  await ask('198.51.100.7', 'honest@exemple.fr')

  await startSite({ ...shared, ROLE: 'worker' })
  await expect.poll(() => mails.received.length).toBe(201)
  const place = mails.received.findIndex(({ recipients }) => recipients.includes('honest@exemple.fr'))
  // Four places, and twelve that are taken from the queue at once.
  expect(place).toBeLessThan(16)
})

test('what waits of a network is forgotten with the message that left', async () => {
  const { deps, url } = await startSite({ ROLE: 'web', SMTP_URL: 'smtp://127.0.0.1:1' })
  await fetch(`${url}/api/eligibility-result`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gerante@exemple.fr', answers }),
  })
  const whose = () => deps.db.selectFrom('emails').select(['state', 'whose']).execute()
  expect(await whose()).toEqual([{ state: 'queued', whose: expect.stringMatching(/^network /) }])
  const { id } = await deps.db.selectFrom('emails').select('id').executeTakeFirstOrThrow()
  await markEmailSent(deps.db, id, new Date())
  expect(await whose()).toEqual([{ state: 'sent', whose: null }])
})
