import { onTestFinished } from 'vitest'
import { siteInTime } from '../program/site-in-time'
import { startDovecot } from '../servers/dovecot'
import { administratorOf } from './admin'
import { company, visitorOf } from './path'

/** A site with a mailbox, and two dossiers whose messages say where answers go. */
export async function answeredDossiers(env: Record<string, string> = {}) {
  const mailbox = await startDovecot()
  onTestFinished(mailbox.stop)
  const site = await siteInTime({ INBOX_URL: mailbox.url, ...env })
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const open = async (email: string) => {
    const answer = await visitor.submit({ ...company, email })
    const { id: key } = (await answer.json()) as { id: string }
    const { id } = await site.deps.db
      .selectFrom('dossiers')
      .select('id')
      .where('holder_id', '=', key)
      .executeTakeFirstOrThrow()
    await admin.writeToClient({ params: { id }, body: { text: 'Pouvez-vous nous envoyer le recto ?' } })
    return { id, key }
  }
  const client = { email: company.email, ...(await open(company.email)) }
  const other = { email: 'autre@exemple.fr', ...(await open('autre@exemple.fr')) }
  await site.deliver(new Date())
  const threadOf = (email: string) => {
    const headers = site
      .mails()
      .filter(({ recipients }) => recipients[0] === email)
      .flatMap(mail => mail.headers)
    return (
      /<?([^<>\s]+@agence\.example)>?$/.exec(headers.find(line => line.startsWith('Reply-To:')) ?? '')?.[1] ??
      ''
    )
  }
  // Each command comes a little later than the one before, so that no day has too many messages.
  let hour = 0
  const spread = { ...site.deps, clock: () => new Date(Date.now() + hour++ * 3_600_000) }
  return {
    ...{ mailbox, site, admin, client, other, spread },
    parties: {
      thread: threadOf(client.email),
      otherThread: threadOf(other.email),
      client: client.email,
      base: 'reponses@agence.example',
      server: 'mx.agence.example',
    },
  }
}
