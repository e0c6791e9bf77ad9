import { HOUR_MS } from '../milliseconds'
import type { Role } from './permission'

/** The account that the master password opens (specification A6): it is there from the start and stays. */
export const OWNER_ID = 'owner'

export interface SignedIn {
  id: string
  name: string
  role: Role
  /** Of the session, as its list names it. */
  session_id: string
}

/** How long an invitation can be taken up (specification B11). */
export const INVITATION_MS = 72 * HOUR_MS

/** How long a challenge of a passkey, or a shared secret shown, waits for its answer. */
export const CHALLENGE_MS = 5 * 60_000

/** Characters of an account's password; it never lets in alone. */
export const ACCOUNT_PASSWORD = { least: 12, most: 200 } as const

/** Each of them lets in once in place of the application's code. */
export const RECOVERY_CODES = 10

/** What a recovery code counts as, however it is typed. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z2-7]/g, '')

/**
 * Whether an account may lose its role of owner, or go: never the one of the master password, never the
 * last owner.
 */
export function mayStopOwning(
  account: { id: string; role: Role },
  owners: readonly { id: string }[],
): boolean {
  if (account.id === OWNER_ID) return false
  return account.role !== 'owner' || owners.some(({ id }) => id !== account.id)
}
