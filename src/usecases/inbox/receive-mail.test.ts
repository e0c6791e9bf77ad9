import { expect, it } from 'vitest'
import { answeredDossiers } from '../../../tests/support/dossiers/answered-dossiers'
import { awkwardMails } from '../../../tests/support/files/awkward-mails'
import { dovecotMissing } from '../../../tests/support/servers/dovecot'
import { inspectMessageFile } from '../inspection/inspect-message-file'
import { readInbox } from './read-inbox'
import { receiveMail } from './receive-mail'

if (dovecotMissing) console.error(`skipped: ${dovecotMissing}`)

it.skipIf(dovecotMissing)(
  'puts each of the awkward mails in its thread or among those to sort, and loses none',
  async () => {
    const { mailbox, site, admin, client, other, parties, spread } = await answeredDossiers()
    expect(parties.thread).toMatch(/^reponses\+r[a-z2-7]{26}@agence\.example$/)
    expect(parties.thread).not.toBe(parties.otherThread)
    const mails = awkwardMails(parties)
    for (const { raw } of mails) await mailbox.deliver(raw)
    // So many that fail end a round, and keep none after them waiting in the next.
    const unlucky = () =>
      spread.inbox?.read(
        async () => new Set(),
        async mail => {
          if (mail.uid <= 5) throw new Error('no luck')
          await receiveMail(spread, mail)
        },
      )
    for (const waiting of [mails.length, 5]) {
      await expect(unlucky()).rejects.toThrow('no luck')
      expect((await mailbox.counts()).waiting).toBe(waiting)
    }
    await readInbox(spread)

    const clientWords = async (id: string) =>
      (await admin.readDossier({ params: { id } })).messages.filter(({ from }) => from === 'client')
    const messages = await clientWords(client.id)
    const delivered = mails.filter(({ words }) => words !== undefined)
    const plain = (text = '') => text.replaceAll('\u00a0', ' ')
    expect(messages.map(({ text }) => plain(text)).toSorted()).toEqual(
      delivered.map(({ words }) => plain(words)).toSorted(),
    )
    expect(messages.every(({ by_mail }) => by_mail)).toBe(true)
    for (const { words, files } of delivered.filter(mail => mail.files))
      expect(
        messages
          .find(({ text }) => plain(text) === plain(words))
          ?.files.map(({ filename }) => filename)
          .toSorted(),
      ).toEqual(files?.toSorted())
    expect(await clientWords(other.id)).toEqual([])

    const { total, mails: waiting } = await admin.mailsToSort({})
    const apart = mails.filter(mail => mail.apart)
    expect(total).toBe(apart.length)
    expect(waiting.map(({ reason }) => reason).toSorted()).toEqual(apart.map(mail => mail.apart).toSorted())
    expect(await mailbox.counts()).toEqual({ waiting: 0, aside: mails.length })

    // The same once more, by another way and as a copy: nothing comes of it.
    for (const { raw } of mails.slice(0, 5)) await mailbox.deliver(raw)
    await readInbox(spread)
    expect(await clientWords(client.id)).toHaveLength(delivered.length)
    expect((await admin.mailsToSort({})).total).toBe(apart.length)

    // The team hears of it once, and of the client's words as of words that were typed.
    const told = await site.deps.db
      .selectFrom('emails')
      .select('kind')
      .where('kind', 'in', ['agency-mail-to-sort', 'agency-client-wrote'])
      .execute()
    expect(told.filter(({ kind }) => kind === 'agency-mail-to-sort')).toHaveLength(1)
    expect(told.filter(({ kind }) => kind === 'agency-client-wrote')).toHaveLength(1)

    // Its files were looked into as pieces are, and are downloads.
    const files = await site.deps.db.selectFrom('message_files').select(['id', 'sha256']).execute()
    for (const { id } of files) await inspectMessageFile(site.deps, id)
    const inspected = await site.deps.db.selectFrom('message_files').select('inspected_at').execute()
    expect(inspected.every(file => file.inspected_at)).toBe(true)
    const answer = await admin.viewMessageFile({ params: { id: String(files[0]?.id) } })
    expect(answer.headers.get('content-disposition')).toContain('attachment')

    // A mail is put in a dossier by hand, with its words; another is put away.
    const [first, second] = waiting.filter(({ reason }) => reason === 'other-sender')
    await admin.attachMail({ params: { mail: String(first?.id) }, body: { dossier: other.id } })
    expect(await clientWords(other.id)).toMatchObject([{ text: first?.text.trim() }])
    await admin.putMailAway({ params: { mail: String(second?.id) } })
    expect((await admin.mailsToSort({})).total).toBe(apart.length - 2)
    await expect(admin.putMailAway({ params: { mail: String(second?.id) } })).rejects.toMatchObject({
      status: 404,
    })
  },
)
