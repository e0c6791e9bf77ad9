import { formatOfName, HEIC_REFUSED, isHeic } from '~/domain/dossier/pieces/document-format'
import { MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'

/** More photos than this are no piece any more, and a browser would run out of memory. */
const MOST_PHOTOS = 20

/** Beyond this no telephone's photo lies: nothing is tried. */
const LARGEST_PHOTO = 100_000_000

export const TOO_LARGE = 'Le fichier ne doit pas dépasser 10 Mo'

/** What can be told of a file without sending a byte; a photo that is too large is made smaller first. */
export function refusalOf(file: File): string | null {
  if (isHeic(file.name)) return HEIC_REFUSED
  const format = formatOfName(file.name)
  if (!format) return 'Ce fichier n’est pas un PDF, un JPEG ou un PNG.'
  if (file.size > (format === 'application/pdf' ? MAX_FILE_BYTES : LARGEST_PHOTO)) return TOO_LARGE
  if (file.size === 0) return 'Ce fichier est vide.'
  return null
}

/** Of several files those that cannot be sent, each by its name and why. */
export function refusedAmong(files: readonly File[]): string | null {
  if (files.length === 1 && files[0]) return refusalOf(files[0])
  const refused = files.flatMap(file => {
    const refusal = refusalOf(file)
    return refusal ? [`${file.name}\u00a0: ${refusal}`] : []
  })
  return refused.join(' ') || null
}

/** The same of several files that are to be the pages of one piece. */
export function refusalOfPages(files: readonly File[]): string | null {
  if (files.length > MOST_PHOTOS) return `Choisissez ${MOST_PHOTOS} photos au plus.`
  if (files.some(file => formatOfName(file.name) === 'application/pdf'))
    return 'Choisissez un seul PDF, ou plusieurs photos d’un même document.'
  return refusedAmong(files)
}
