import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../../tests/support/in-process'
import { childMailReader } from '../../gateways/inbox/mail-reader'
import { receiveMail } from './receive-mail'

const received = (uid: number, head: string, body: string) => ({
  ...{ mailbox: 'INBOX/1', uid, receivedAt: new Date(), head: new Uint8Array() },
  ...{ source: Buffer.from(`${head}\r\n\r\n${body}`), size: 0 },
})
const FROM = 'From: <inconnu@exemple.fr>\r\nMessage-ID: <hostile@exemple.fr>\r\nSubject: Bonjour'

test('mails that a parser takes days for end the process that reads them, wait with their headers, and the next one is read', async () => {
  const { deps } = await startSite()
  const mailReader = childMailReader({ deadlineMs: 1_500, memoryBytes: 768 * 1024 * 1024, niceness: 10 })
  onTestFinished(mailReader.stop)
  const hostile = [
    [FROM, '\r\n'.repeat(3_000_000)],
    [`From: ${'<'.repeat(500_000)}`, 'Bonjour'],
    [FROM, 'Bonjour'],
  ]
  for (const [uid, [head = '', body = '']] of hostile.entries())
    await receiveMail({ ...deps, mailReader }, received(uid, head, body))
  const kept = await deps.db
    .selectFrom('inbound_mails')
    .select(['reason', 'sender', 'subject'])
    .orderBy('uid')
    .execute()
  expect(kept).toEqual([
    { reason: 'unreadable', sender: 'inconnu@exemple.fr', subject: 'Bonjour' },
    { reason: 'unreadable', sender: '', subject: '' },
    { reason: 'no-thread', sender: 'inconnu@exemple.fr', subject: 'Bonjour' },
  ])
})

test('a name with what no database holds keeps no mail from being taken', async () => {
  const { deps } = await startSite()
  const name = `=?utf-8?B?${Buffer.from('A\u0000B').toString('base64')}?=`
  await receiveMail(deps, received(1, FROM.replace('From: ', `From: ${name} `), 'Bonjour'))
  const { sender_name } = await deps.db
    .selectFrom('inbound_mails')
    .select('sender_name')
    .executeTakeFirstOrThrow()
  expect(sender_name).toBe('A B')
})
