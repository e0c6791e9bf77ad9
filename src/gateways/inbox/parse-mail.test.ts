import { expect, it, test } from 'vitest'
import { notAnAnswer, wrongSender } from '~/domain/inbox/judge-mail'
import { tokensIn } from '~/domain/inbox/reply-address'
import { withoutQuote } from '~/domain/inbox/without-quote'
import { awkwardMails } from '../../../tests/support/files/awkward-mails'
import { parseMail } from './parse-mail'

const BASE = 'reponses@agence.example'
const parties = {
  thread: `reponses+r${'b'.repeat(26)}@agence.example`,
  otherThread: `reponses+r${'c'.repeat(26)}@agence.example`,
  client: 'gerante@exemple.fr',
  base: BASE,
  server: 'mx.agence.example',
}
const own = { addresses: [BASE], servers: ['mx.agence.example'] }
const mails = awkwardMails(parties)

it.each(mails.filter(({ words, files }) => words !== undefined && !files))(
  'reads $name',
  async ({ raw, words }) => {
    const mail = await parseMail(raw)
    expect(withoutQuote(mail.text)).toBe(words?.replaceAll('\u00a0', ' '))
    expect(notAnAnswer(mail, own)).toBeNull()
    expect(wrongSender(mail, parties.client, own)).toBeNull()
    expect(tokensIn(BASE, 'r', mail.to)).toEqual(['b'.repeat(26)])
  },
)

it('knows at least thirty', () => expect(mails.length).toBeGreaterThanOrEqual(30))

it.each([
  ['one line', `Le ${'1 '.repeat(200_000)}`],
  ['empty lines', `${'\n'.repeat(400_000)}x`],
  ['attributions', `Le ${'1 a écrit '.repeat(30)}\n`.repeat(1_000)],
  ['footers above one another', 'Envoyé de x\n'.repeat(30_000)],
])('finds the words of 400,000 characters of %s', (_, text) => {
  expect(text.startsWith(withoutQuote(text).slice(0, 100)) || text.endsWith(withoutQuote(text))).toBe(true)
})

test('what a style hides is not read', async () => {
  const hidden = ['display:none', 'DISPLAY: none', 'color:#fff;visibility: hidden'].map(
    style => `<p style="${style}">Caché</p>`,
  )
  const html = `<template>Caché</template>${hidden.join('')}<p style="display:block">Vu</p>`
  const { text } = await parseMail(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))
  expect(text).toBe('Vu')
})

test('a sender of two hundred thousand brackets kept the program that reads mails busy for a minute', async () => {
  const start = process.cpuUsage()
  const mail = await parseMail(
    Buffer.from(`From: ${'<'.repeat(200_000)} <gerante@exemple.fr>\r\n\r\nBonjour`),
  )
  expect(wrongSender(mail, parties.client, own)).toBe('other-sender')
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000)
})

test('a header that stands a hundred thousand times was copied as often, for half a minute', async () => {
  const start = process.cpuUsage()
  const mail = await parseMail(
    Buffer.from(`From: gerante@exemple.fr\r\n${'a:\r\n'.repeat(100_000)}\r\nBonjour`),
  )
  expect(mail.headers.get('a')).toHaveLength(100_000)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000)
})
