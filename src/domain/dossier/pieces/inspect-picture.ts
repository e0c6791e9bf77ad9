import { imageSize, MAX_DRAWN_PIXELS, startOfScan } from '../../image-size'
import { type DocumentFlag, holdsMarkup, latin1 } from './document-inspection'

/** Looks at a picture's header and its end; decodes nothing. */
export function inspectPicture(bytes: Uint8Array): DocumentFlag[] {
  const size = imageSize(bytes)
  const flags: DocumentFlag[] = []
  if (holdsMarkup(bytes) || holdsOtherFile(bytes)) flags.push('active')
  if (size === null || size.width === 0 || size.height === 0 || !endsAsPicture(bytes))
    flags.push('unparseable')
  if (size && size.width * size.height > MAX_DRAWN_PIXELS) flags.push('oversized')
  return flags
}

/** A picture after whose end another kind of file begins; a thumbnail in its header has an end of its own. */
function holdsOtherFile(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  const end = Math.max(text.lastIndexOf('IEND'), text.indexOf('\xff\xd9', startOfScan(bytes)))
  const tail = end < 0 ? '' : text.slice(end)
  return ['%PDF-', 'PK\x03\x04', '\x7fELF', 'Rar!', 'PE\0\0'].some(start => tail.includes(start))
}

/** PNG: an IEND chunk. JPEG: an end marker; some telephones write more after it. */
function endsAsPicture(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  return bytes[0] === 0x89 ? text.includes('IEND\xaeB`\x82') : text.includes('\xff\xd9')
}
