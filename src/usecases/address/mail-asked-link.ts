import type { Email } from '~/domain/email/email'
import type { AskedLink } from '~/domain/jobs'
import { siretDigits } from '~/domain/place/siret'
import type { Db } from '~/store/database/database'
import { dossiersOf } from '~/store/dossiers/address-proof'
import { leadAccountsOf } from '~/store/leads/lead-accounts'
import { ownerAddress, sitesOfAddress } from '~/store/sites/site-owners'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { mayGetLink } from '../outbox/may-get-link'
import { queueEmail } from '../outbox/queue-email'

type LinkMail = Email<'resume-link' | 'owner-link' | 'client-link'> & {
  recipient: string
  dossier_id?: string
}

/**
 * Looks for what an address has where it asked to be let in, and mails the way there, if there is one. Its links of the day are
 * counted before anybody looks: what is left of them tells nobody either whether there was one. A message goes to the
 * address as it is kept, never as it was typed: the sign of kelvins (U+212A) is a small « k » to whoever compares, and
 * another mailbox.
 */
export async function mailAskedLink(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'rateLimits'>,
  { ip, ...asked }: AskedLink & { ip: string },
) {
  await deps.db.transaction().execute(async trx => {
    const by = { kind: 'client', ip, userAgent: '' } as const
    if (!(await mayGetLink(trx, deps, by, asked.email))) return
    for (const mail of await mailsFor(trx, asked, deps.mailer.leaves))
      await queueEmail(trx, deps, { ...mail, by })
  })
}

async function mailsFor(trx: Db, asked: AskedLink, leaves: boolean): Promise<LinkMail[]> {
  const { email } = asked
  if (asked.to === 'dossiers') {
    // One message lists them all.
    const [newest] = await dossiersOf(trx, email, siretDigits(asked.siret))
    return newest ? [{ kind: 'resume-link', recipient: newest.email, dossier_id: newest.id }] : []
  }
  if (asked.to === 'owner-space') {
    const [id] = await sitesOfAddress(trx, email, leaves)
    const site = id === undefined ? undefined : await findSite(trx, { site: id })
    const recipient = site && (await ownerAddress(trx, site, leaves))
    return recipient ? [{ kind: 'owner-link', recipient, data: { site: site.id } }] : []
  }
  const accounts = await leadAccountsOf(trx, email)
  return accounts.map(account => ({
    kind: 'client-link',
    recipient: account.email,
    data: { lead_account: account.id },
  }))
}
