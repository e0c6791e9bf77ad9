import type { Config } from '~/config'
import { lookAtMail } from '~/domain/email/records/look-at-mail'
import { type MailAdvice, mailAdvice } from '~/domain/email/records/mail-advice'
import type { MailResolver } from '~/domain/email/records/mail-look'
import { bareAddress } from '~/domain/inbox/reply-address'

/** Who sends, from where: of the settings. */
export type MailSetUp = Pick<Config, 'smtpUrl' | 'mailFrom' | 'inbox' | 'dkimSelector' | 'agency'>

/**
 * Looks over what receivers look at before they take a message of ours: MX, SPF, DKIM and DMARC of the domain that messages
 * are from, and SPF of the one that they come back to where that is another. Nothing where no message leaves.
 */
export async function checkMailRecords(
  resolver: MailResolver,
  { smtpUrl, mailFrom, inbox, dkimSelector, agency }: MailSetUp,
): Promise<MailAdvice[]> {
  if (!smtpUrl) return []
  const sender = { host: new URL(smtpUrl).hostname, reports: agency.email }
  const domain = domainOf(bareAddress(mailFrom))
  const found = mailAdvice(await lookAtMail(resolver, domain, dkimSelector), sender)
  const returned = inbox && domainOf(inbox.address)
  if (!returned || returned === domain) return found
  const other = mailAdvice(await lookAtMail(resolver, returned, dkimSelector), sender)
  return [...found, ...other.filter(({ record }) => record === 'SPF' || record === 'MX')]
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
