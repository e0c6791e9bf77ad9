import type { Readable } from 'node:stream'
import type { AidBody } from '~/domain/dossier/transmission'

/** A dossier on its way to a body. */
export interface Parcel {
  /** Stable over retries: the body takes a second copy of the same for what it is. */
  id: string
  filename: string
  /** Opens the ZIP; called twice, and gives the same bytes both times. */
  open: () => Promise<Readable>
}

/** What the body's server answered, kept as the proof of the handing over. */
export interface Receipt {
  status: number
  /** At most 2,000 characters. */
  body: string
  /** SHA-256 of the ZIP, hexadecimal. */
  sha256: string
  size: number
}

/** The bodies that dossiers are handed to. */
export interface AidBodies {
  all: readonly AidBody[]
  /** Resolves once the body's server has taken the ZIP; throws when it is to be tried again. */
  post: (body: Extract<AidBody, { channel: 'https' }>, parcel: Parcel) => Promise<Receipt>
}
