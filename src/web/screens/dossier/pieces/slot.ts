import type { PhotoDoubt } from '~/domain/picture/photo-quality'

/** What happens in one slot right now; a slot without one shows what the server holds. */
export type Upload =
  | { phase: 'arranging'; filename: string; photos: readonly File[] }
  | { phase: 'sending'; filename: string; share: number }
  | { phase: 'doubtful'; filename: string; doubts: PhotoDoubt[]; file: File }
  | Failed

interface Failed {
  phase: 'failed'
  filename: string
  message: string
  /** Sends the same file once more, as it was ready to leave. */
  again?: (() => void) | undefined
  /** No answer came: it leaves again by itself when the device says that its network is back. */
  unheard?: boolean
}

/** One slot: what happens in it, and what can be done with it. */
export interface Slot {
  upload: Upload | undefined
  /** What was sent from this page, as an address of it. */
  thumbnail: string | undefined
  /** Its holder has said that the file goes as it is, whatever it looks like. */
  sure: boolean
  /** The photos of which its piece was made here: another page may be put behind them. */
  pages: readonly File[]
  /** One file leaves at once; several photos are first put in their order. `sure`: whatever they look like. */
  choose: (files: readonly File[], sure?: boolean) => void
  /** Other photos, or the same in another order, before they leave. */
  arrange: (photos: readonly File[]) => void
  /** Photos in their order, as one PDF. */
  sendPages: (photos: readonly File[]) => void
  /** Stops the sending; what was there before stays. */
  cancel: () => void
  confirm: () => void
  remove: (filename: string) => void
}
