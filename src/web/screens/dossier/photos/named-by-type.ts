import { formatOfName, isHeic } from '~/domain/dossier/pieces/document-format'

const ENDINGS = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
])

/**
 * The same file, with the ending of what it is where its name has none that we take: telephones name what lies in an
 * application without one (« 1000012345 »), some programs a JPEG « .jfif ».
 */
export function namedByType(file: File): File {
  const ending = ENDINGS.get(file.type)
  if (!ending || formatOfName(file.name) || isHeic(file.name)) return file
  return new File([file], `${file.name}.${ending}`, { type: file.type })
}
