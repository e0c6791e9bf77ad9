import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import type { FieldName } from '~/domain/reading/read-field'
import { type PaperReading, readPaper } from '~/domain/reading/read-paper'
import type { TextLine } from '~/domain/reading/text-line'
import { accountLines, dateLooks, machineLines } from './closer-looks'
import { codesOn } from './codes-2d'
import { cropJpeg } from './crop-page'
import { inside } from './page-part'
import { decodePicture } from './page-picture'
import { openPdf } from './pdf-pages'
import type { ReadPiece } from './piece-reader'
import { type Recognition, startRecognition } from './recognition'
import { legiblePage } from './upright-page'

/** A page whose lines are known, and its picture where there is one. */
interface ReadPage {
  lines: TextLine[]
  picture: GreyPicture | null
  /** Its lines again, those around its day of issue looked at more closely. */
  looks: TextLine[][]
}

let started: Promise<Recognition> | null = null

/** Loaded for the first picture, and kept for those that follow. */
function recogniser(): Promise<Recognition> {
  started ??= startRecognition()
  return started
}

/** Ends the recognition: in a child process, its end does. */
export async function endRecognition() {
  const recognition = started
  started = null
  await (await recognition)?.end()
}

/**
 * Reads one piece: the text that a PDF holds, else what is recognised on its pictures. It takes up to some
 * seconds and hundreds of megabytes: it runs in a process of its own that may be killed.
 */
export async function readPiece(bytes: Uint8Array, format: DocumentFormat): Promise<ReadPiece> {
  const pages = format === 'application/pdf' ? await pdfPages(bytes) : [await picturePage(bytes)]
  const codes = await Promise.all(pages.map(({ picture }, page) => (picture ? codesOn(picture, page) : [])))
  const reading = readPaper(
    pages.flatMap(({ lines }) => lines),
    codes.flat(),
    looksOf(pages),
  )
  const crops = await cropsOf(reading, pages)
  return { ...reading, crops }
}

/** The whole piece once for each closer look at one of its pages. */
const looksOf = (pages: readonly ReadPage[]): TextLine[][] =>
  pages.flatMap(({ looks }, number) =>
    looks.map(look => pages.flatMap(({ lines }, place) => (place === number ? look : lines))),
  )

async function pdfPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  for (const [number, page] of (await openPdf(bytes)).entries()) {
    const picture = await page.draw()
    if (page.lines.length > 0 || !picture) pages.push({ lines: page.lines, picture, looks: [] })
    else pages.push(await recognisePage(picture, number, await recogniser()))
  }
  return pages
}

async function picturePage(bytes: Uint8Array): Promise<ReadPage> {
  return recognisePage(await decodePicture(bytes), 0, await recogniser())
}

async function recognisePage(photo: GreyPicture, page: number, recognition: Recognition): Promise<ReadPage> {
  const upright = await legiblePage(photo, page, recognition)
  const closer = [
    ...(await machineLines(upright, page, recognition)),
    ...(await accountLines(upright, page, recognition)),
  ]
  const looks = await dateLooks(upright, page, recognition)
  return { picture: upright.picture, lines: [...upright.lines, ...closer], looks }
}

/** The picture of each field's line, with a margin. */
async function cropsOf({ fields }: PaperReading, pages: readonly ReadPage[]): Promise<ReadPiece['crops']> {
  const crops: Partial<Record<FieldName, string>> = {}
  for (const { name, page, box } of fields) {
    const picture = pages[page]?.picture
    if (!picture || crops[name] || box.width === 0) continue
    const margin = box.height * 0.6
    const part = inside({
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + margin * 2,
      height: box.height + margin * 2,
    })
    crops[name] = (await cropJpeg(picture, part)).toString('base64')
  }
  return crops
}
