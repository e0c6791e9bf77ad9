import type { Email } from '~/domain/email/email'
import type { Actor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { canBeEmail } from '~/domain/text/can-be-email'
import { wrongField } from '~/domain/wrong-field'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { mayGetLink } from '../outbox/may-get-link'
import { queueEmail } from '../outbox/queue-email'

type CodeMail = Email<'owner-address' | 'address-next' | 'agency-account-address'> & {
  recipient: string
  dossier_id?: string
}

/**
 * Mails the codes that give one thing another address, three times a day for each.
 * @throws Refusal too-many-codes, too-many-requests
 */
export async function mailAskedCodes(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl' | 'rateLimits'>,
  by: Actor,
  key: string,
  mails: CodeMail[],
) {
  if (
    deps.rateLimits &&
    !(await spendBudget(trx, 'owner-address', { key, network: null }, deps.clock())).within
  )
    throw new Refusal('too-many-codes')
  for (const mail of mails) {
    if (!(await mayGetLink(trx, deps, by, mail.recipient)))
      throw new Refusal('too-many-requests', { retryAfter: 3_600 })
    await queueEmail(trx, deps, { ...mail, by })
  }
}

/** The address that is to follow another one, as it is kept. @throws Refusal invalid-fields */
export function followingAddress(typed: string, current: string | null): string {
  const next = typed.trim()
  if (!canBeEmail(next))
    throw wrongField('email', 'Cette adresse e-mail n’est pas complète\u00a0: vérifiez-la.')
  if (current?.toLowerCase() === next.toLowerCase()) throw wrongField('email', 'C’est déjà l’adresse connue.')
  return next
}

/** Why the team gives another address, and how it knew who asked for it. @throws Refusal invalid-fields */
export function identityCheck(typed: string): string {
  const reason = typed.trim()
  if (reason === '') throw wrongField('reason', 'Dites comment vous avez vérifié qui le demande.')
  return reason
}
