import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A paper as a web page: what is drawn, and its width and height in CSS pixels (96 to the inch). */
export interface Sheet {
  body: string
  width: number
  height: number
}

export const A4 = { width: 794, height: 1123 }

/** A letter with its margins. */
export const letter = (family: string, body: string): Sheet => ({
  ...A4,
  body: `<div style="padding:56px 62px;font-family:${family}">${body}</div>`,
})

/** ID-1 (86 × 54 mm) and ID-2 (105 × 74 mm), drawn three times as large as they are. */
export const CARD = { width: 972, height: 612 }
export const OLD_CARD = { width: 1191, height: 839 }

const packages = createRequire(import.meta.url)
const face = (family: string, weight: number, file: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font;base64,${readFileSync(file).toString('base64')})}`

const fontsource = (family: string, name: string) =>
  [400, 700].map(weight =>
    face(family, weight, packages.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)),
  )

let faces: string | undefined
/** Types that neither of the other sets uses; the zone for machines in one of fixed width. */
function loadFaces(): string {
  const mono = join(dirname(packages.resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSansMono.ttf')
  faces ??= [
    ...fontsource('Office', 'instrument-sans'),
    ...fontsource('Round', 'outfit'),
    ...fontsource('Book', 'newsreader'),
    ...fontsource('Slab', 'zilla-slab'),
    face('Zone', 400, mono),
  ].join('')
  return faces
}

/** The whole page that a browser opens. `wrap` is what lies around the sheet: a table, a light. */
export const pageOf = (
  { body, width, height }: Sheet,
  style = '',
  wrap = (sheet: string) => sheet,
) => `<!doctype html>
<meta charset="utf-8"><style>${loadFaces()}
*{box-sizing:border-box;margin:0}
html,body{background:#fff}
.sheet{position:relative;width:${width}px;height:${height}px;background:#fefefc;color:#1b1b1f;overflow:hidden;font:15px/1.45 Office;font-variant-numeric:lining-nums}
table{border-collapse:collapse}
td,th{border:1px solid #777;padding:6px 10px;text-align:left;font-weight:400}
b,h1,h2{font-weight:700}
${style}</style>${wrap(`<div class="sheet">${body}</div>`)}`

/** A line of a form: what is asked, and what is answered, far apart as forms have it. */
export const line = (label: string, value: string) =>
  `<div style="display:flex;padding:3px 0"><span style="flex:0 0 270px;color:#444">${label}</span><span>${value}</span></div>`
