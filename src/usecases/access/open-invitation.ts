import { Refusal } from '~/domain/refusal'
import { formatMinute } from '~/domain/text/french'
import { findAccountByEmail } from '~/store/access/accounts'
import { findInvitation, type Invitation, openInvitations } from '~/store/access/invitations'
import type { Db } from '~/store/database/database'
import type { DbAndClock } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'

/** An invitation that can be taken up. @throws Refusal invitation-over, which says what became of it */
export async function openInvitation({ db, clock }: DbAndClock, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, tokenHash(token))
  if (invitation && !invitation.ended_at && invitation.expires_at > clock()) return invitation
  throw await invitationOver(db, invitation, clock())
}

/** Why it can no longer be taken up, and what to do, in the words of whoever holds its link. */
export async function invitationOver(db: Db, invitation: Invitation | undefined, now: Date) {
  const detail = invitation && (await whatBecameOf(db, invitation, now))
  return new Refusal('invitation-over', detail ? { detail } : {})
}

async function whatBecameOf(db: Db, { email, expires_at, ended_at }: Invitation, now: Date) {
  if (await findAccountByEmail(db, email))
    return 'Votre compte est déjà ouvert\u00a0: cette invitation n’a plus à servir. Connectez-vous.'
  const newer = (await openInvitations(db, now)).find(one => one.email.toLowerCase() === email.toLowerCase())
  if (newer)
    return `Une autre invitation a remplacé celle-ci le ${formatMinute(newer.created_at)}\u00a0: ouvrez le lien du dernier message reçu à ${newer.email}, ou demandez-le au propriétaire.`
  if (!ended_at)
    return `Cette invitation était valable jusqu’au ${formatMinute(expires_at)}. Demandez-en une autre au propriétaire.`
  return undefined
}
