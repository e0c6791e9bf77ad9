/** In pieces of every length, as a network brings them. */
export async function* inPieces(bytes: Uint8Array) {
  for (let at = 0, length = 1; at < bytes.length; at += length, length = (length * 7) % 70_001)
    yield bytes.subarray(at, at + length)
}
