import { CHALLENGE_MS } from '~/domain/access/account'
import { insertChallenge, takeChallenge } from '~/store/access/passkeys'
import type { DbAndClock, Deps } from '../ground/deps'

/** What passkeys are bound to (WebAuthn, « Relying Party »): the public address of the site. */
export const relyingParty = ({ publicUrl, agency }: Pick<Deps, 'publicUrl' | 'agency'>) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
  name: agency.brand,
})

/** @param subject what the answer is for: a sign-in, an account, an invitation */
export const keepChallenge = ({ db, clock }: DbAndClock, challenge: string, subject: string) => {
  const now = clock()
  return insertChallenge(db, { challenge, subject, expires_at: new Date(now.getTime() + CHALLENGE_MS) }, now)
}

/** Says of a challenge whether it is ours, for that, and not answered yet; from now on it is answered. */
export const challengeTaker =
  ({ db, clock }: DbAndClock, subject: string) =>
  (challenge: string): Promise<boolean> =>
    takeChallenge(db, challenge, subject, clock())
