import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import { MAX_LINE_LENGTH, MAX_LINES, type TextLine } from '~/domain/reading/text-line'

/** What is looked at of a PDF: an extract has two or three pages, what follows is annexes. */
const MOST_PAGES = 3
/** Fewer letters than this on a page are a scan's stamp, not its text. */
const LEAST_LETTERS = 60
const DRAWN_SIDE = 2_300

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** One page: its text where the file holds it, and how to draw it. */
export interface PdfPage {
  lines: TextLine[]
  /** Null where nothing can draw on this platform. */
  draw: () => Promise<GreyPicture | null>
}

/** Opens a PDF's first pages. Nothing in it is run, and nothing is fetched. @throws when it cannot be read */
export async function openPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    standardFontDataUrl: join(packageFolder, 'standard_fonts/'),
    cMapUrl: join(packageFolder, 'cmaps/'),
    wasmUrl: join(packageFolder, 'wasm/'),
    verbosity: 0,
  }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    pages.push({
      lines: textLines(
        items.filter(item => 'str' in item),
        number - 1,
        width,
        height,
      ),
      draw: () => drawPage(document, page, DRAWN_SIDE / Math.max(width, height)),
    })
  }
  return pages
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

/** The pieces of text of a page put together into lines, from its top to its bottom. */
function textLines(items: readonly TextItem[], page: number, width: number, height: number): TextLine[] {
  const runs = items
    .filter(item => item.str?.trim())
    .slice(0, 5_000)
    .map(({ str, transform, width: long, height: tall }) => {
      const size = tall || Math.abs(transform[3] ?? 0) || 8
      return { text: str, x: transform[4] ?? 0, y: height - (transform[5] ?? 0) - size, long, size }
    })
    .sort((one, two) => one.y - two.y || one.x - two.x)
  const rows: (typeof runs)[] = []
  for (const run of runs) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(run.y + run.size - first.y - first.size) < first.size * 0.45) row.push(run)
    else rows.push([run])
  }
  const lines = rows.flatMap(row => split(row.sort((one, two) => one.x - two.x)))
  const letters = lines.reduce((sum, parts) => sum + parts.reduce((all, { text }) => all + text.length, 0), 0)
  if (letters < LEAST_LETTERS) return []
  return lines.slice(0, MAX_LINES).map(parts => {
    const left = Math.min(...parts.map(({ x }) => x))
    const right = Math.max(...parts.map(({ x, long }) => x + long))
    const top = Math.min(...parts.map(({ y }) => y))
    const tall = Math.max(...parts.map(({ size }) => size))
    return {
      text: joined(parts).slice(0, MAX_LINE_LENGTH),
      page,
      confidence: 100,
      box: { x: left / width, y: top / height, width: (right - left) / width, height: tall / height },
    }
  })
}

type Run = { text: string; x: number; y: number; long: number; size: number }

/** A gap of four letters and more parts two columns. */
function split(row: Run[]): Run[][] {
  const parts: Run[][] = []
  for (const run of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && run.x - last.x - last.long < run.size * 2.5) part.push(run)
    else parts.push([run])
  }
  return parts
}

function joined(parts: readonly Run[]): string {
  return parts
    .map((run, index) => {
      const before = parts[index - 1]
      const apart = before && run.x - before.x - before.long > run.size * 0.15
      return `${apart ? ' ' : ''}${run.text}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

type Pdf = Awaited<ReturnType<typeof import('pdfjs-dist/legacy/build/pdf.mjs')['getDocument']>['promise']>
type PdfPageProxy = Awaited<ReturnType<Pdf['getPage']>>

/** The optional canvas of pdfjs-dist draws; where it is not installed, text alone is read. */
async function drawPage(document: Pdf, page: PdfPageProxy, scale: number): Promise<GreyPicture | null> {
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)]
  const factory = document.canvasFactory as { create: (width: number, height: number) => DrawnCanvas }
  let target: DrawnCanvas
  try {
    target = factory.create(width, height)
  } catch {
    return null
  }
  await page.render({ canvas: null, canvasContext: target.context, viewport, background: '#fff' } as never)
    .promise
  const { data } = target.context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] =
      ((data[at * 4] ?? 0) * 299 + (data[at * 4 + 1] ?? 0) * 587 + (data[at * 4 + 2] ?? 0) * 114) / 1000
  return { width, height, data: grey }
}

interface DrawnCanvas {
  context: {
    getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray }
  }
}
