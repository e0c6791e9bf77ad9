import { escapeHtml } from '~/domain/text/html'

/** What a picture says: large words, a small line at the right, and who says it. */
export interface PictureWords {
  title: string
  above: string
  brand: string
}

/** The sheet of 1200 × 630 that shared links show, as SVG: the same drawing as the pictures of public/og. */
export function pictureSvg(words: PictureWords, mark: string, measure: Measure): string {
  const { size, lines } = setTitle(plain(words.title), measure)
  const top = 350 - ((lines.length - 1) * size * 1.12) / 2
  const title = lines
    .map((line, n) => `<tspan x="130" y="${Math.round(top + n * size * 1.12)}">${escapeHtml(line)}</tspan>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#fcfaf5"/>
<g stroke="#16181d" stroke-width="2"><rect x="89" y="89" width="1058" height="488" fill="#dcefe2"/>
<rect x="77" y="77" width="1058" height="488" fill="#fff1b8"/><rect x="65" y="65" width="1058" height="488" fill="#e4e9fb"/></g>
<g transform="translate(130 122) scale(1.875)">${mark}</g>
<g fill="#16181d" font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="800"><text x="206" y="166" font-size="42">${escapeHtml(words.brand)}</text>
<text font-size="${size}">${title}</text></g>
<g fill="#474a54" font-family="Atkinson Hyperlegible Next" font-size="28"><text x="1070" y="164" text-anchor="end">${escapeHtml(plain(words.above))}</text>
<text x="130" y="513">Service privé, non affilié à l’État. Aides sous réserve d’acceptation.</text></g></svg>`
}

/** The fonts draw one kind of space; a sign that stands alone at the start of a line is no great harm here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/ (?=[:;!?»%€])/g, '\u00a0')

/** Width of a text in pixels at a size of one pixel. */
type Measure = (text: string) => number

const WIDTH = 920

const SIZES = [68, 58, 50, 44]

const LINES = 4

/** The largest size at which the title stands in four lines; a longer one is cut with « … ». */
function setTitle(title: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size, measure)
    if (lines.length <= (size > 55 ? 3 : LINES)) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 44
  const lines = wrap(title, size, measure).slice(0, LINES)
  return { size, lines: lines.map((line, n) => (n === LINES - 1 ? `${line}…` : line)) }
}

function wrap(title: string, size: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) * size <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
