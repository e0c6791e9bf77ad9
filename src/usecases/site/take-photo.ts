import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { randomId } from '~/domain/access/random-id'
import { formatOfBytes, HEIC_REFUSED, isHeic } from '~/domain/dossier/pieces/document-format'
import { MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'
import { Refusal } from '~/domain/refusal'
import type { Focus } from '~/domain/site/facts/photo-crop'
import { textError } from '~/domain/site/facts/text-errors'
import { wrongField } from '~/domain/wrong-field'
import { giveBack } from '~/gateways/give-back'
import type { Tables } from '~/store/database/tables'
import { reserveRoom } from '../company/reserve-room'
import { atMost, ENDLESS } from '../ground/at-most'
import type { Upload } from '../ground/upload'
import type { PhotosDeps } from './change-photos'
import { makeInTurn } from './make-in-turn'
import { discardPhotos, writePhotos } from './photo-files'
import type { SiteActor } from './site-at'

/** Until its owner points at something else. */
const MIDDLE: Focus = { x: 0.5, y: 0.5 }
const LONGEST_ALT = 200

/** A picture that was prepared and whose files are written, before it has a row. */
export interface TakenPhoto {
  photo: { id: string; alt: string; sha256: string; focus_x: number; focus_y: number }
  files: Insertable<Tables['site_photo_files']>[]
  /** Of what was sent, in bytes. */
  size: number
}

interface PhotoPlace {
  /** Writes its rows, or says that the picture is there already; what it throws leaves no file. */
  place: (taken: TakenPhoto) => Promise<'placed' | 'there'>
  /** The same, asked before anything is prepared; what it throws is refused. */
  isThere?: (sent: Pick<TakenPhoto['photo'], 'alt' | 'sha256'>) => Promise<boolean>
}

/**
 * Takes a picture in: upright, without what the camera noted, as WebP in the sizes that are shown. What was sent is not kept.
 * @throws Refusal file-missing, file-empty, file-too-large, too-many-files, invalid-fields, storage-full
 */
export async function takePhoto(
  deps: PhotosDeps,
  by: SiteActor,
  { parts, announced }: Upload,
  { place, isThere }: PhotoPlace,
) {
  const room = await reserveRoom(deps, by, announced)
  let kept = 0
  try {
    const { alt, bytes, sha256 } = await receivePhoto(parts)
    if (await isThere?.({ alt, sha256 })) return
    const id = randomId()
    const made = await makeInTurn(deps, by, { bytes, focus: MIDDLE })
    if (typeof made === 'string') throw wrongField('file', FLAWS[made])
    const size = bytes.length
    giveBack(bytes)
    const files = await writePhotos(deps, id, made)
    try {
      const photo = { id, alt, sha256, focus_x: MIDDLE.x, focus_y: MIDDLE.y }
      if ((await place({ photo, files, size })) === 'placed')
        kept = files.reduce((sum, file) => sum + file.size, 0)
      else for (const { file_key } of files) await deps.encryptedFiles.remove(file_key)
    } catch (error) {
      await discardPhotos(deps, files, error)
      throw error
    }
  } finally {
    await room.release(kept)
  }
}

/** What is wrong with a picture, said to who sent it. */
const FLAWS = {
  'too-large': 'Cette photo a trop de points pour être préparée\u00a0: envoyez-la en plus petit.',
  unreadable:
    'Cette photo ne s’ouvre pas\u00a0: le fichier est abîmé, ou n’est pas une photo. Envoyez-en une autre.',
}

/** The bytes in memory: they are decoded before anything is kept. */
async function receivePhoto(parts: Upload['parts']): Promise<{ alt: string } & Collected> {
  let alt = ''
  let file: Collected | null = null
  for await (const part of parts) {
    if ('field' in part) {
      if (part.field === 'alt') alt = part.value
    } else if (file) throw new Refusal('too-many-files')
    else {
      if (isHeic(part.filename)) throw wrongField('file', HEIC_REFUSED)
      file = await collected(part.bytes)
    }
  }
  if (!file) throw new Refusal('file-missing')
  const { bytes } = file
  if (bytes.length === 0) throw new Refusal('file-empty')
  const format = formatOfBytes(bytes)
  if (format !== 'image/jpeg' && format !== 'image/png')
    throw wrongField(
      'file',
      'Envoyez une photo JPEG ou PNG. Un PDF, un dessin ou une vidéo ne peut pas être montré ici.',
    )
  return { alt: allowedAlt(alt), ...file }
}

interface Collected {
  bytes: Buffer
  sha256: string
}

const oneChunk = atMost(1, ENDLESS)

/**
 * A turn of the program takes one chunk, whoever sends it: visitors do not wait for twenty telephones at once.
 * @throws Refusal file-too-large
 */
export async function collected(bytes: AsyncIterable<Uint8Array>): Promise<Collected> {
  const hash = createHash('sha256')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_FILE_BYTES) throw new Refusal('file-too-large')
    chunks.push(chunk)
    hash.update(chunk)
    await oneChunk(() => nextTurn())
  }
  const whole = Buffer.concat(chunks)
  for (const chunk of chunks) giveBack(chunk)
  return { bytes: whole, sha256: hash.digest('hex') }
}

/** @throws Refusal invalid-fields */
export function allowedAlt(alt: string): string {
  const message = textError(alt.trim(), LONGEST_ALT)
  if (message) throw wrongField('alt', message)
  return alt.trim()
}
