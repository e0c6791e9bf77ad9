import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isWhole } from '~/config/missing-part'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import type { TextLine } from '~/domain/reading/text-line'
import { loadPdfjs } from '../load-pdfjs'
import { textLines } from './text-lines'

/** What is looked at of a PDF: an extract has two or three pages, what follows is annexes. */
const MOST_PAGES = 3
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
  const { getDocument } = await loadPdfjs()
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
  } catch (error) {
    if (!isWhole()) throw error
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
