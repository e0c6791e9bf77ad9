/** A picture as a browser's canvas writes it: a JPEG of three 8-bit components. Sides in points of the picture. */
export interface PdfPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

/** The longest side of a page, in PDF points: A4's. */
const LONGEST_SIDE = 842

/**
 * One PDF of several photos, a page each, in their order (ISO 32000-1: a JPEG stands in it as it is, by DCTDecode).
 * Nothing else is in it: no date, no name, no metadata of the photos but their own bytes.
 */
export function photosPdf(photos: readonly PdfPhoto[]): Uint8Array<ArrayBuffer> {
  const pageOf = (index: number) => 3 + index * 3
  const kids = photos.map((_, index) => `${pageOf(index)} 0 R`).join(' ')
  const objects: Uint8Array[][] = [
    [latin1('<< /Type /Catalog /Pages 2 0 R >>')],
    [latin1(`<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>`)],
    ...photos.flatMap((photo, index) => pageObjects(photo, pageOf(index))),
  ]
  return joined(objects)
}

/** The page, what it draws, and the picture that it draws, in this order from object `number` on. */
function pageObjects({ jpeg, width, height }: PdfPhoto, number: number): Uint8Array[][] {
  const scale = LONGEST_SIDE / Math.max(width, height)
  const [wide, high] = [width, height].map(side => (side * scale).toFixed(2))
  const drawing = latin1(`q ${wide} 0 0 ${high} 0 0 cm /Photo Do Q`)
  return [
    [
      latin1(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
      ),
    ],
    stream('', drawing),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      jpeg,
    ),
  ]
}

const stream = (entries: string, bytes: Uint8Array): Uint8Array[] => [
  latin1(`<< ${entries}/Length ${bytes.length} >>\nstream\n`),
  bytes,
  latin1('\nendstream'),
]

/** The objects, numbered from 1, between the header and the table that says where each begins. */
function joined(objects: readonly Uint8Array[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  const add = (...more: Uint8Array[]) => {
    for (const part of more) length += part.length
    parts.push(...more)
  }
  add(latin1('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'))
  const rows = objects.map((object, index) => {
    const row = `${String(length).padStart(10, '0')} 00000 n \n`
    add(latin1(`${index + 1} 0 obj\n`), ...object, latin1('\nendobj\n'))
    return row
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  add(latin1(`${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`))
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
