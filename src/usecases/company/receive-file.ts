import { randomId } from '~/domain/access/random-id'
import {
  type DocumentFormat,
  formatOfBytes,
  formatOfName,
  SIGNATURE_BYTES,
} from '~/domain/dossier/pieces/document-format'
import { MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'
import { Refusal } from '~/domain/refusal'
import { giveBack } from '~/gateways/give-back'
import type { Deps } from '../ground/deps'

/** A file that is on disk, encrypted, and in no dossier yet. */
export interface ReceivedFile {
  file_key: string
  filename: string
  media_type: DocumentFormat
  size: number
  sha256: string
}

/**
 * Streams a file to its encrypted place, checking it on the way: nothing is kept in memory, nothing
 * is decoded, and a refused file leaves nothing behind.
 * @param bytes whose parts are nobody else's: the memory of each is given back once the next one is asked for
 * @throws Refusal file-type, file-empty, file-too-large
 */
export async function receiveFile(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  recipient: string | null,
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReceivedFile> {
  const named = formatOfName(filename)
  if (!named) throw new Refusal('file-type')
  let size = 0
  let head = Buffer.alloc(0)

  async function* checked() {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > MAX_FILE_BYTES) throw new Refusal('file-too-large')
      const known = head.length >= SIGNATURE_BYTES
      if (!known) head = Buffer.concat([head, chunk.subarray(0, SIGNATURE_BYTES)])
      if (!known && head.length >= SIGNATURE_BYTES) checkFormat()
      yield chunk
      giveBack(chunk)
    }
    if (size === 0) throw new Refusal('file-empty')
    checkFormat()
  }
  function checkFormat() {
    if (formatOfBytes(head) !== named) throw new Refusal('file-type')
  }

  const file_key = randomId()
  const sha256 = await encryptedFiles.write(recipient, file_key, checked())
  return { file_key, filename: safeName(filename), media_type: named, size, sha256 }
}

/** The name for people to read: its last part, without what could not be stored or shown. */
function safeName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? ''
  return last.toWellFormed().replace(/\p{C}/gu, '').slice(-200)
}
