import { expect, it } from 'vitest'
import { answeredDossiers } from '../../../tests/support/dossiers/answered-dossiers'
import { DELIVERY_REPORTS } from '../../../tests/support/files/delivery-reports'
import { dovecotMissing } from '../../../tests/support/servers/dovecot'
import { readInbox } from './read-inbox'

if (dovecotMissing) console.error(`skipped: ${dovecotMissing}`)

it.skipIf(dovecotMissing)(
  'believes what comes back of our own messages alone, each for what it is',
  async () => {
    const { mailbox, site, admin, client, parties, spread } = await answeredDossiers()
    const { db } = site.deps
    const [sent] = site.mails().filter(({ recipients }) => recipients[0] === client.email)
    expect(sent?.sender).toMatch(/^reponses\+b[a-z2-7]{26}@agence\.example$/)
    const email = await db
      .selectFrom('emails')
      .select(['id', 'message_id'])
      .where('recipient', '=', client.email)
      .executeTakeFirstOrThrow()
    const unreachable = async () => (await admin.readDossier({ params: { id: client.id } })).unreachable
    const row = () =>
      db
        .selectFrom('emails')
        .select(['bounce', 'bounce_status'])
        .where('id', '=', email.id)
        .executeTakeFirstOrThrow()

    // Somebody who saw neither the address nor the Message-ID: nobody believes him, whichever program he plays.
    const guessed = { to: parties.base, recipient: client.email, messageId: `<${'x'.repeat(32)}@localhost>` }
    const forged = DELIVERY_REPORTS.slice(0, 20)
    for (const { raw } of forged) await mailbox.deliver(raw(guessed))
    await mailbox.deliver(
      DELIVERY_REPORTS[30]?.raw({ ...guessed, to: `reponses+b${'a'.repeat(26)}@agence.example` }) ??
        Buffer.alloc(0),
    )
    await readInbox(spread)
    expect(await unreachable()).toBe(false)
    expect(await row()).toEqual({ bounce: null, bounce_status: null })
    expect((await admin.mailsToSort({})).mails.map(({ reason }) => reason)).toEqual(Array(21).fill('bounce'))

    // Each report, by the address that it comes back to and by the Message-ID that it gives back.
    let count = 0
    for (const { raw, outcome, name } of DELIVERY_REPORTS) {
      const bySender = count++ % 2 === 0 || name.startsWith('PowerMTA')
      const to = bySender ? String(sent?.sender) : parties.base
      const messageId = bySender ? '<another@exemple.fr>' : email.message_id
      const before = await unreachable()
      // Each is a mail of its own.
      const written = raw({ to, recipient: client.email, messageId })
        .toString()
        .replace(/^Message-ID: <.*$/m, `Message-ID: <report-${count}@exemple.fr>`)
      await mailbox.deliver(Buffer.from(written))
      await readInbox(spread)
      const { bounce } = await row()
      expect([name, bounce ?? 'delivered', await unreachable()]).toEqual([
        name,
        outcome,
        outcome === 'hard' || (outcome === 'soft' && before),
      ])
    }
    expect((await admin.mailsToSort({})).total).toBe(21)

    // Another address is another matter.
    await mailbox.deliver(
      DELIVERY_REPORTS[0]?.raw({ to: String(sent?.sender), recipient: client.email, messageId: '<y@x>' }) ??
        Buffer.alloc(0),
    )
    await readInbox(spread)
    expect(await unreachable()).toBe(true)
    const { dossiers } = await admin.dossiers({ query: { search: client.email } })
    expect(dossiers).toMatchObject([{ unreachable: true }])
    const { emails } = await admin.journalEmails({ query: {} })
    expect(emails.find(({ id }) => id === email.id)).toMatchObject({ bounce: 'hard', bounce_status: '5.1.1' })
    await db
      .updateTable('dossiers')
      .set({ email: 'nouvelle@exemple.fr' })
      .where('id', '=', client.id)
      .execute()
    expect(await unreachable()).toBe(false)
  },
)
