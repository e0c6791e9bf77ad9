import { expect, test } from 'vitest'
import { readInbox } from './read-inbox'

const FROM = 'Agence <bonjour@agence.example>'

test('the mailbox, its address and the servers that are believed follow from the URL alone', () => {
  expect(readInbox(undefined, FROM)).toBeNull()
  expect(readInbox('imaps://reponses%40agence.example:p%40ss@imap.agence.example/', FROM)).toEqual({
    ...{ host: 'imap.agence.example', port: 993, secure: true, encrypted: true },
    ...{
      user: 'reponses@agence.example',
      password: 'p@ss',
      mailbox: 'INBOX',
      address: 'reponses@agence.example',
    },
    servers: ['imap.agence.example', 'agence.example'],
  })
  expect(
    readInbox(
      'imap://reponses:x@127.0.0.1:1143/R%C3%A9ponses?address=R@a.example&authserv=mx.a.example',
      FROM,
    ),
  ).toMatchObject({
    port: 1143,
    secure: false,
    encrypted: false,
    mailbox: 'Réponses',
    address: 'r@a.example',
    servers: ['mx.a.example'],
  })
  expect(readInbox('imap://reponses:x@imap.example', FROM)).toMatchObject({
    address: 'bonjour@agence.example',
    encrypted: true,
  })
})
