/** A piece as the parser of a form hands it on. */
export async function* uploadParts(kind: string, filename: string, bytes: Buffer) {
  yield { field: 'document_type', value: kind }
  yield { filename, bytes: inOne(bytes) }
}

/** Bytes as a stream of one chunk. */
export async function* inOne(bytes: Uint8Array) {
  yield bytes
}
