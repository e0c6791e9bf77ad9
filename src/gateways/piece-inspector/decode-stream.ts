import { inflateSync } from 'node:zlib'
import { codeOf } from '~/domain/error'
import { fromAscii85 } from './ascii85'

/** A PDF that grows beyond what we look at. */
export class TooMuch extends Error {}

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
