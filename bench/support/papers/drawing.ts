/** One run of print: where its base line begins, in points of a page of 1,240 × 1,754. */
export interface Print {
  x: number
  y: number
  size: number
  text: string
  bold?: boolean
  font?: string
}

/** A drawn paper, and what a reader should find on it. */
export interface Paper {
  name: string
  kind: string
  width: number
  height: number
  svg: string
  truth: Partial<Record<'siren' | 'siret' | 'iban' | 'issued_on' | 'last_name', string>>
  /** The place of the firm in the list of firms. */
  firm: number
}

export const SERIF = 'DejaVu Serif'
export const SANS = 'DejaVu Sans'
export const NARROW = 'DejaVu Sans Condensed'
export const MONO = 'DejaVu Sans Mono'

export function svg(width: number, height: number, prints: readonly Print[], more = '', font = SANS): string {
  const runs = prints.map(
    ({ x, y, size, text, bold, font: own }) =>
      `<text xml:space="preserve" x="${x}" y="${y}" font-size="${size}" font-family="${own ?? font}"${bold ? ' font-weight="bold"' : ''} fill="#1c1c22">${escaped(text)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${more}${runs.join('')}</svg>`
}

/** Lines of print one below another. */
export function column(
  x: number,
  y: number,
  size: number,
  lines: readonly string[],
  step = size * 1.55,
): Print[] {
  return lines.map((text, index) => ({ x, y: y + index * step, size, text }))
}

export const box = (x: number, y: number, width: number, height: number, fill = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="#555" stroke-width="2"/>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
