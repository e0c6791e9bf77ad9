/** A page says its signs in a header or in its first kilobyte; older French ones are in windows-1252. */
export function decoded(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const said = /charset\s*=\s*["']?([\w-]+)/i
  const label = said.exec(contentType)?.[1] ?? said.exec(head)?.[1] ?? 'utf-8'
  return decoder(label).decode(bytes)
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
