import type { Focus } from '~/domain/site/facts/photo-crop'

export interface PhotoOrder {
  /** A JPEG, a PNG or the WebP that was kept whole. */
  bytes: Uint8Array
  /** Of the picture as it is seen, upright. */
  focus: Focus
}

/** A WebP. */
export interface PhotoFile {
  bytes: Uint8Array
  width: number
  height: number
}

export interface MadePhoto {
  /** Upright and without what the camera noted, as large as it is kept. */
  whole: PhotoFile
  /** Cut around the focus, from narrow to wide. */
  shown: PhotoFile[]
}

/** Why a picture gives no photo. */
export type PhotoFlaw = 'too-large' | 'unreadable'
