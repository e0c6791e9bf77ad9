import { inflateSync } from 'node:zlib'
import { codeOf } from '~/domain/error'

/** A PDF that grows beyond what we look at. */
export class TooMuch extends Error {}

/**
 * Undoes one filter of a stream (ISO 32000-1, 7.4).
 * @param most bytes that are looked at
 * @throws TooMuch beyond them, Error for any other filter
 */
export function decode(filter: string, data: Buffer, most: number): Buffer {
  switch (filter) {
    case '/FlateDecode':
    case '/Fl':
      return inflate(data, most)
    case '/ASCIIHexDecode':
    case '/AHx':
      return Buffer.from(
        data
          .toString('latin1')
          .replace(/>[\s\S]*$/, '')
          .replace(/\s+/g, ''),
        'hex',
      )
    case '/ASCII85Decode':
    case '/A85':
      return fromAscii85(data.toString('latin1'))
    default:
      throw new Error(`a filter that we do not undo: ${filter}`)
  }
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? new TooMuch() : error
  }
}

/** ISO 32000-1, 7.4.3: five signs for four bytes, `z` for four zeros, `~>` at the end. */
function fromAscii85(text: string): Buffer {
  const signs = text
    .replace(/~[\s\S]*$/, '')
    .replace(/\s+/g, '')
    .replace(/z/g, '!!!!!')
  const bytes = Buffer.alloc(Math.ceil(signs.length / 5) * 4)
  for (let at = 0; at < signs.length; at += 5) {
    const five = signs.slice(at, at + 5).padEnd(5, 'u')
    let word = 0
    for (const sign of five) word = word * 85 + (sign.charCodeAt(0) - 33)
    bytes.writeUInt32BE(word >>> 0, (at / 5) * 4)
  }
  const rest = signs.length % 5
  return rest === 0 ? bytes : bytes.subarray(0, bytes.length - (5 - rest))
}
