import { deflateSync } from 'node:zlib'

/** Deflated bytes, which a document writes as they are. */
export class PackedBytes extends Uint8Array {}

/** The parts of an embedded font that are the same in all papers with the usual signs alone. */
export interface PackedFont {
  file: PackedBytes
  unicode: PackedBytes
}

/** As small as deflate makes it: it lies in every paper. */
export const pack = (bytes: Uint8Array) => new PackedBytes(deflateSync(bytes, { level: 9 }))
