import { DAY_MS, HOUR_MS, MINUTE_MS } from '../milliseconds'

/** A code: ten minutes, five tries, three a day (specification B11). */
export const CODE = { life_ms: 10 * MINUTE_MS, tries: 5, a_day: 3, fresh_ms: 10 * MINUTE_MS } as const

/** How long a mailed link waits for its one use. */
export const DOSSIER_LINK_LIFE = 7 * DAY_MS

/** How long a proven address may object before another takes its place that no code to it asked for. */
export const ADDRESS_CHANGE_MS = 72 * HOUR_MS

/**
 * What is known of the address of a dossier: `disowned`, somebody there said « Ce n’est pas moi »;
 * `not-asked`, no e-mail leaves this installation, so nobody can prove anything.
 */
export const ADDRESS_PROOFS = ['unproven', 'proven', 'disowned', 'not-asked'] as const
export type AddressProof = (typeof ADDRESS_PROOFS)[number]

export interface ProofDates {
  email_proven_at: Date | null
  email_disowned_at: Date | null
}

/** A mailbox is the same however its capitals were typed. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** @param leaves whether messages leave this installation */
export function addressProof(
  { email_proven_at, email_disowned_at }: ProofDates,
  leaves: boolean,
): AddressProof {
  if (email_proven_at) return 'proven'
  if (email_disowned_at) return 'disowned'
  return leaves ? 'unproven' : 'not-asked'
}

/** Whether a code was typed just now: what takes data out, ends something for good or moves an address asks for that. */
export const isCodeFresh = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CODE.fresh_ms

/** Six digits, each of the million as likely as the others. */
export function newCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  // The last numbers that a division would make more frequent are drawn again.
  return drawn < 4_294_000_000 ? String(drawn % 1_000_000).padStart(6, '0') : newCode()
}
