import type { SignatureBlock } from './invoice'

/** A signature as JSON gives it back: its moment is text. */
export type StoredSignature = Omit<SignatureBlock, 'signed_at'> & {
  signed_at: string
  seal: 'B' | 'T'
  seal_warning: string | null
}
