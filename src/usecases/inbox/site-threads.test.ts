import { expect, test } from 'vitest'
import { readInbox as readSetting } from '~/config/read-inbox'
import { imapInbox } from '~/gateways/inbox/imap-inbox'
import { company } from '../../../tests/support/dossiers/path'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { keepSiteRequest } from '../site-requests/keep-site-request'
import { receiveMail } from './receive-mail'

const URL = 'imap://reponses:x@127.0.0.1/INBOX?address=reponses@agence.example'

/** A site that is online, whose owner answers by mail. */
async function answeredSite() {
  const published = await publishedSite()
  const { site } = published
  const settings = readSetting(URL, '')
  site.deps.inbox = settings && imapInbox(settings)
  let uid = 0
  return {
    ...published,
    /** Answers the last message that left, from an address. */
    async answer(from: string, words: string, more: string[] = []) {
      const source = String(site.mails().at(-1)?.raw)
      const to = /^Reply-To: <?([^>\s]+)>?/m.exec(source)?.[1]
      uid += 1
      const head = [`From: <${from}>`, `To: ${to}`, `Message-ID: <${uid}@exemple.fr>`, ...more]
      const bytes = Buffer.from([...head, '', words, ''].join('\r\n'))
      await receiveMail(site.deps, {
        ...{ mailbox: 'INBOX/1', uid, size: bytes.length, receivedAt: new Date() },
        ...{ source: bytes, head: bytes },
      })
    },
  }
}

test('an owner answers a visitor, and a question about his site, by answering our message', async () => {
  const { site, admin, own, params, answer } = await answeredSite()
  const asked = { name: 'Zoé', telephone: '', email: 'zoe@exemple.fr', text: 'Une porte ferme mal.' }
  await keepSiteRequest(site.deps, { ip: '203.0.113.9', userAgent: '' }, own.site, asked)
  await site.deliver(new Date())
  expect(site.mails().at(-1)?.text).toContain('Répondez à ce message')
  await answer('autre@exemple.fr', 'Je ne suis pas le menuisier.')
  expect((await admin.mailsToSort({})).mails).toMatchObject([{ reason: 'other-sender' }])
  await answer(
    company.email,
    'Mardi à 9 h.\r\n\r\nLe 25/11/2026 à 10:00, Agence a écrit :\r\n> Une porte ferme mal.',
  )
  const { requests } = await admin.teamSiteRequests({ params: own })
  expect(requests[0]?.answers).toMatchObject([{ text: 'Mardi à 9 h.', by: 'owner' }])
  expect((await site.deliver(new Date())).map(({ to }) => to)).toContain('zoe@exemple.fr')

  await admin.addSiteComment({ params, body: { section: null, text: 'La photo est floue.' } })
  await admin.adminMoveSiteComment({
    params: { ...params, n: '1' },
    body: { state: 'todo', reason: 'Laquelle ?' },
  })
  await site.deliver(new Date())
  await answer(company.email, 'Celle de l’atelier.')
  const { comments } = await admin.adminSiteComments({ params })
  expect(comments[0]?.words.at(-1)).toMatchObject({ voice: 'owner', text: 'Celle de l’atelier.' })
})

test('an owner who contests the suspension of his site by mail is read where his site is worked on', async () => {
  const { site, admin, own, params, answer } = await answeredSite()
  await admin.suspendSite({ params: own, body: { reason: 'Une photo est reprise sans droit.' } })
  await site.deliver(new Date())
  await answer(company.email, 'La photo est de moi.\r\n\r\n> Une photo est reprise sans droit.')
  const { comments } = await admin.adminSiteComments({ params })
  expect(comments.map(({ place, words }) => [place, words[0]?.text])).toEqual([
    ['Tout le site', 'La photo est de moi.'],
  ])
  expect((await admin.mailsToSort({})).mails).toEqual([])
})
