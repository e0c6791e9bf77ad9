import { DAY_MS } from '~/domain/milliseconds'
import type { Space } from '../ground/mailed-sign-in'

/** Who is signed in at /mon-site: the owner of an address's sites, or whoever was given a link to one. */
export type SignedInOwner = { email: string } | { site: string }

/** /mon-site: the cookie of an owner lasts thirty days. */
export const OWNER_SPACE: Space<SignedInOwner> = {
  sessionMs: 30 * DAY_MS,
  whoOf: opened => ('account' in opened ? null : opened),
}
