import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatAppointment } from '~/domain/text/french'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { siteInTime } from '../../../tests/support/program/site-in-time'

test('a client asks to be called at an offered hour: it is work for the team, and an e-mail', async () => {
  const site = await siteInTime()
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).begin()
  const params = { id }
  const { slots } = await admin.callBack({ params })
  const at = String(slots[3])
  await expect(admin.askCallBack({ params, body: { at: '2020-01-01T09:00:00.000Z' } })).rejects.toMatchObject(
    {
      status: 422,
    },
  )
  for (let press = 0; press < 2; press += 1)
    expect((await admin.askCallBack({ params, body: { at } })).asked).toBe(at)
  const mails = await site.deliver(new Date())
  expect(mails.map(({ to }) => to)).toEqual([site.deps.agency.email])
  expect(mails[0]?.text).toContain(company.phone)
  const waiting = async () => (await admin.queue({ params: { queue: 'call-back' } })).dossiers
  expect(await waiting()).toMatchObject([{ id, since: at }])
  expect((await admin.readDossier({ params })).call_back_at).toBe(at)
  await admin.calledBack({ params })
  expect(await waiting()).toEqual([])
})

test('who asks for another hour again and again is one message more, which says the last one ten minutes later', async () => {
  const site = await siteInTime()
  const api = await administratorOf(site.url)
  const params = { id: await visitorOf(site.url).begin() }
  const slots = (await api.callBack({ params })).slots.slice(0, 4)
  const ask = (n: number) => api.askCallBack({ params, body: { at: String(slots[n % 4]) } })
  await ask(0)
  expect(await site.deliver(new Date())).toHaveLength(1)
  for (let turn = 1; turn < 20; turn += 1) await ask(turn)
  // However often it is changed meanwhile, it leaves then.
  const { rows } = await sql<{ due: boolean }>`
    select run_at = (select created_at + interval '10 minutes' from emails
      where kind = 'agency-call-back' and state = 'sent') as due from graphile_worker.jobs
    join emails on key = 'email:' || emails.id where emails.state = 'queued'`.execute(site.deps.db)
  expect(rows).toEqual([{ due: true }])
  const mails = await site.deliver(new Date())
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining(formatAppointment(new Date(String(slots[3])))),
  ])
})
