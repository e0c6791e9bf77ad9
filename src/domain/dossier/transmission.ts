import type { Payee } from '../invoice/settlement'
import { DAY_MS } from '../milliseconds'

/** Who receives complete dossiers, how, and whom it pays (specification B4 and B6); AID_BODIES_FILE lists them. */
export type AidBody = { id: string; name: string; aid_paid_to: Payee } & (
  | { channel: 'https'; url: string; secret: string }
  /** `code`: told to the body by another way than e-mail, and asked for beside its link. */
  | { channel: 'email'; address: string; code?: string | undefined }
)

/**
 * Where the handing over of one dossier to one body stands. `sent`: the body's server has taken it, or
 * the link has left; `collected`: somebody has read it to its end; `manual`: « à transmettre manuellement », no body
 * is configured; `held`: the address is unproven or a piece is flagged, a person lets it go; `done`: the administrator says so; `superseded`: the dossier was handed in again since, or its client renounced.
 */
export const TRANSMISSION_STATES = [
  'queued',
  'sent',
  'collected',
  'expired',
  'failed',
  'manual',
  'done',
  'superseded',
  'held',
] as const

export type TransmissionState = (typeof TRANSMISSION_STATES)[number]

/** The states that end a transmission: nothing is expected of anybody any more. */
export const isSettled = (state: TransmissionState) =>
  state === 'collected' || state === 'done' || state === 'superseded'

/** How long a body may use its link once it has left, in milliseconds. */
export const LINK_LIFE = 7 * DAY_MS

/** How long the network that began to read a link may read it again, in milliseconds. */
export const LINK_WINDOW = 15 * 60_000

/** How often a link's code may be typed wrong: then the link ends. */
export const LINK_CODE_TRIES = 10

/** @param expiresAt null before the link has left */
export const linkExpired = (expiresAt: Date | null, now: Date) => expiresAt !== null && expiresAt <= now
