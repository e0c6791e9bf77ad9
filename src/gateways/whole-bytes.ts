import { giveBack } from './give-back'

/** All bytes of a file in one memory. That of its parts, which are nobody else's, is given back. */
export async function wholeBytes(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const held: Uint8Array[] = []
  for await (const part of parts) held.push(part)
  const whole = Buffer.concat(held)
  for (const part of held) giveBack(part)
  return whole
}
