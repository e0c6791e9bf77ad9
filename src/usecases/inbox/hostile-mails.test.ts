import { expect, onTestFinished, test } from 'vitest'
import { pdfFile } from '../../../tests/support/files/files'
import { startSite } from '../../../tests/support/program/in-process'
import { childMailReader } from '../../gateways/inbox/mail-reader'
import { keepMailFiles } from './mail-files'
import { readMailsToSort } from './read-mails-to-sort'
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

test('what strangers mail takes a share of the room for pieces, and leaves it to others; what they write makes no endless list', async () => {
  const { deps } = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const small = { ...deps, storageBytes: 5_000_000 }
  const piece = pdfFile(60_000).toString('base64')
  const part = (n: number) =>
    `--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="a${n}.pdf"\r\n\r\n${piece}\r\n`
  const words = `--b\r\nContent-Type: text/plain\r\n\r\n${'Bonjour. '.repeat(20_000)}\r\n`
  const head = `${from('Zoé')}\r\nContent-Type: multipart/mixed; boundary=b`
  for (const uid of [1, 2])
    await receiveMail(small, received(uid, head, `${words}${part(uid)}${part(9)}--b--`))
  const { mails } = await readMailsToSort(deps)
  expect(mails.map(({ files, left_files }) => [files.map(({ filename }) => filename), left_files])).toEqual([
    [['a1.pdf'], ['a9.pdf']],
    [[], ['a2.pdf', 'a9.pdf']],
  ])
  expect(mails.map(({ text }) => text.length)).toEqual([20_001, 20_001])
  // Of each ten times as much was kept, where nobody sees it.
  const kept = await deps.db.selectFrom('inbound_mails').select('text').execute()
  expect(kept.map(({ text }) => text?.length)).toEqual([20_001, 20_001])
  expect(await deps.db.selectFrom('upload_reservations').select('id').execute()).toEqual([])
  // Two thousand files of ten bytes held the program for five seconds, for each was written before it was refused.
  const many = (count: number, filename: string) =>
    Array.from({ length: count }, () => ({ filename, bytes: Buffer.from('1234567890') }))
  let written = 0
  const write: typeof deps.encryptedFiles.write = (...given) => {
    written++
    return deps.encryptedFiles.write(...given)
  }
  const counting = { ...deps, encryptedFiles: { ...deps.encryptedFiles, write } }
  const { left } = await keepMailFiles(counting, many(500, 'a.pdf'), { reason: 'no-thread' })
  expect([written, left.length, left.at(-1)]).toEqual([10, 21, '480 autres fichiers'])
  // A client's own answer waits in the mailbox as a whole.
  const owner = { address: 'awa@exemple.fr', dossier: null, at: null }
  const files = [{ filename: 'kbis.pdf', bytes: pdfFile(120_000) }]
  expect((await keepMailFiles(small, files, { owner })).kept).toHaveLength(1)
  const full = { ...deps, storageBytes: 150_000 }
  await expect(keepMailFiles(full, files, { owner })).rejects.toMatchObject({ code: 'storage-full' })
})
