import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../../tests/support/in-process'
import { childMailReader } from '../../gateways/inbox/mail-reader'
import { receiveMail } from './receive-mail'

const received = (uid: number, head: string, body: string) => ({
  ...{ mailbox: 'INBOX/1', uid, receivedAt: new Date(), head: new Uint8Array() },
  ...{ source: Buffer.from(`${head}\r\n\r\n${body}`), size: 0 },
})
const from = (name: string) =>
  `From: ${name} <inconnu@exemple.fr>\r\nMessage-ID: <${name.length}@exemple.fr>\r\nSubject: Bonjour`
const encoded = (name: string) => `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`

test('a mail that a parser takes days for ends the process that reads it, waits with its headers, and the next ones are taken', async () => {
  const { deps } = await startSite()
  const mailReader = childMailReader({ deadlineMs: 500, memoryBytes: 768 * 1024 * 1024, niceness: 0 })
  onTestFinished(mailReader.stop)
  await receiveMail({ ...deps, mailReader }, received(1, from('Zoé'), '\r\n'.repeat(3_000_000)))
  // No database holds a NUL.
  await receiveMail({ ...deps, mailReader }, received(2, from(encoded('A\u0000B')), 'Bonjour'))
  const kept = await deps.db
    .selectFrom('inbound_mails')
    .select(['reason', 'sender', 'sender_name', 'subject'])
    .orderBy('uid')
    .execute()
  const common = { sender: 'inconnu@exemple.fr', subject: 'Bonjour' }
  expect(kept).toEqual([
    { ...common, reason: 'unreadable', sender_name: 'Zoé' },
    { ...common, reason: 'no-thread', sender_name: 'A B' },
  ])
})
