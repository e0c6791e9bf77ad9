import { createGunzip } from 'node:zlib'
import { DamagedBackup } from './backup-entry'
import { through } from './continuous/through'

/** More than the longest row that the product writes. */
const LINE_LENGTH = 64 * 1024 * 1024

/**
 * The lines of a packed text. A few packed bytes may become any number: a line that does not end, and lines that
 * nobody counted, are not waited for.
 * @param most how many lines there may be
 * @throws DamagedBackup
 */
export async function* packedLines(
  bytes: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
  longest = LINE_LENGTH,
): AsyncGenerator<string> {
  const text: AsyncIterable<string> = through(bytes, createGunzip()).setEncoding('utf8')
  let [count, length, begun] = [0, 0, [] as string[]]
  for await (const chunk of text) {
    const [first = '', ...rest] = chunk.split('\n')
    begun.push(first)
    length += first.length
    if (length > longest) throw new DamagedBackup('The backup holds a line that does not end.')
    for (const next of rest) {
      if (++count > most) throw new DamagedBackup('The backup holds more lines than it says.')
      yield begun.join('')
      ;[begun, length] = [[next], next.length]
    }
  }
}
