/** Beyond this a picture is saved, not drawn: decoding it could take all of the memory (specification D3). */
export const MAX_DRAWN_PIXELS = 40_000_000

/**
 * Width and height of a PNG (its IHDR) or a JPEG (its first start-of-frame), read from its header
 * without decoding anything; null when they cannot be found.
 */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  // C0 to CF are start-of-frame markers, but for the tables C4 and CC and the extension C8.
  for (const { marker, at } of jpegSegments(view))
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  return null
}

/** Where a JPEG's picture data begins: after its tables and its thumbnail; 0 when that cannot be found. */
export function startOfScan(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { marker, at } of jpegSegments(view)) if (marker === 0xda) return at
  return 0
}

function* jpegSegments(view: DataView): Generator<{ marker: number; at: number }> {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return
    const marker = view.getUint8(at + 1)
    // The end: what follows is no picture, whatever it says.
    if (marker === 0xd9) return
    yield { marker, at }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** True for a picture whose size is known and bearable. */
export function canBeDrawn(bytes: Uint8Array): boolean {
  const size = imageSize(bytes)
  return size !== null && size.width * size.height <= MAX_DRAWN_PIXELS
}
