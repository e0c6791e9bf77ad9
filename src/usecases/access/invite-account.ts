import { INVITATION_MS } from '~/domain/access/account'
import type { Role } from '~/domain/access/permission'
import { randomId } from '~/domain/access/random-id'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccountByEmail, lockAccounts } from '~/store/access/accounts'
import { endInvitation, endInvitationsTo, insertInvitation } from '~/store/access/invitations'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'
import { queueEmail } from '../outbox/queue-email'
import { invitationLink } from './invitation-link'

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer'>

/**
 * Invites somebody to an account, by e-mail; an earlier invitation of that address ends.
 * @returns its link where no e-mail leaves, for the owner to hand over, else null; and whether an earlier one stopped working
 * @throws Refusal account-exists
 */
export async function inviteAccount(
  deps: InviteDeps,
  by: SignedInActor,
  asked: { name: string; email: string; role: Role },
) {
  const now = deps.clock()
  const { role, name, email } = { ...asked, name: asked.name.trim(), email: asked.email.trim() }
  const [id, token] = [randomId(), newToken()]
  const expires_at = new Date(now.getTime() + INVITATION_MS)
  const replaced = await deps.db.transaction().execute(async trx => {
    await lockAccounts(trx)
    if (await findAccountByEmail(trx, email)) throw new Refusal('account-exists')
    const hadOne = await endInvitationsTo(trx, email, now)
    await insertInvitation(trx, {
      ...{ id, name, email, role, expires_at },
      token_hashes: [tokenHash(token)],
      totp_secret: null,
      invited_by: by.id,
      created_at: now,
      ended_at: null,
    })
    await queueEmail(trx, deps, {
      kind: 'account-invitation',
      recipient: email,
      data: { invitation_id: id },
    })
    await noteEvent(trx, by, now, { type: 'account-invited', data: { name, role } })
    return hadOne
  })
  return {
    id,
    expires_at,
    replaced,
    link: deps.mailer.leaves ? null : invitationLink(deps.publicUrl, token),
  }
}

/** Takes an invitation back. @throws Refusal not-found when it can no longer be taken up */
export async function withdrawInvitation({ db, clock }: DbAndClock, by: SignedInActor, id: string) {
  await db.transaction().execute(async trx => {
    if (!(await endInvitation(trx, id, clock()))) throw new Refusal('not-found')
    await noteEvent(trx, by, clock(), { type: 'invitation-withdrawn' })
  })
}
