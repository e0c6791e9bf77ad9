import type { DocumentFormat } from '~/domain/dossier/document-format'
import { inkOnWhite } from '~/domain/picture/even-light'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import { ibanIn, looksLikeIban } from '~/domain/reading/iban'
import { agreedIssueDate, type DateSpot, dateSpots, isDated } from '~/domain/reading/paper-dates'
import { type FieldName, type PaperReading, readPaper } from '~/domain/reading/read-paper'
import type { Box, TextLine } from '~/domain/reading/text-line'
import { codesOn } from './codes-2d'
import {
  cropJpeg,
  decodePicture,
  magnify,
  type PreparedPage,
  preparePage,
  prepareWhole,
  turn,
} from './page-picture'
import { openPdf } from './pdf-pages'
import type { ReadPiece } from './piece-reader'
import { type Manner, type Recognition, startRecognition } from './recognition'

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

/** A paper that is known is the right way up; one that is not may be, if it is full of sure words. */
const isUpright = (lines: readonly TextLine[]) => isKnown(lines) || legible(lines) >= 20

function isKnown(lines: readonly TextLine[]): boolean {
  const { kind } = readPaper(lines)
  return kind !== null && kind !== 'other'
}

/** Words that are sure: what tells a page that is the right way up from one that is not. */
const legible = (lines: readonly TextLine[]) =>
  lines
    .filter(({ confidence }) => confidence > 55)
    .reduce((sum, { text }) => sum + (text.match(/[A-Za-zÀ-ÿ]{3,}/g)?.length ?? 0), 0)

async function recognisePage(photo: GreyPicture, page: number, recognition: Recognition): Promise<ReadPage> {
  const upright = await legiblePage(photo, page, recognition)
  const closer = [
    ...(await machineLines(upright, page, recognition)),
    ...(await accountLines(upright, page, recognition)),
  ]
  const looks = await dateLooks(upright, page, recognition)
  return { picture: upright.picture, lines: [...upright.lines, ...closer], looks }
}

/** A page as it was recognised the right way up. */
interface UprightPage extends PreparedPage {
  lines: TextLine[]
}

/** What was cut out may have been no page: where it says little, the whole picture is tried. */
async function legiblePage(photo: GreyPicture, page: number, recognition: Recognition): Promise<UprightPage> {
  const cut = await uprightPage(await preparePage(photo), page, recognition)
  if (isUpright(cut.lines)) return cut
  const prepared = await prepareWhole(photo)
  const whole = prepared && (await uprightPage(prepared, page, recognition))
  return whole && legible(whole.lines) > legible(cut.lines) ? whole : cut
}

async function uprightPage(
  prepared: PreparedPage,
  page: number,
  recognition: Recognition,
): Promise<UprightPage> {
  let best: UprightPage & { degrees: number } = {
    ...prepared,
    lines: await recognition.lines(prepared.picture, page, 'page'),
    degrees: 0,
  }
  for (const degrees of [180, 90, 270]) {
    if (isUpright(best.lines) || (degrees !== 180 && legible(best.lines) >= 8)) break
    const picture = await turn(prepared.picture, degrees)
    const lines = await recognition.lines(picture, page, 'page')
    if (isUpright(lines) || legible(lines) > legible(best.lines)) best = { ...best, lines, picture, degrees }
  }
  const fine = best.degrees ? await turn(prepared.fine, best.degrees) : prepared.fine
  return { picture: best.picture, fine, lines: await knownLines(best, page, recognition) }
}

/** On patterned paper blocks are missed: a page that says nothing known is read row by row too. */
async function knownLines(
  { picture, lines }: Pick<UprightPage, 'picture' | 'lines'>,
  page: number,
  recognition: Recognition,
): Promise<TextLine[]> {
  if (isKnown(lines)) return lines
  const rows = await recognition.lines(picture, page, 'block')
  return isKnown(rows) && isKnown([...lines, ...rows]) ? rows : lines
}

/** How high a line is made for each closer look, in points, and whether its ink is stretched: so that they err apart. */
const LOOKS = [
  { height: 52, stretched: true },
  { height: 76, stretched: false },
]

/**
 * The lines around the day of issue again, larger: a wrong day is worse than none, so that two looks must agree, and a
 * third is asked where they do not.
 */
async function dateLooks(upright: UprightPage, page: number, recognition: Recognition) {
  const { kind } = readPaper(upright.lines)
  const looks: TextLine[][] = []
  if (!kind || !isDated(kind)) return looks
  const spots = dateSpots(kind, upright.lines)
  for (const look of LOOKS) looks.push(await lookAgain(upright, spots, look, page, recognition))
  if (agreedIssueDate(kind, [upright.lines, ...looks])) return looks
  return [...looks, await recognition.lines(upright.picture, page, 'block')]
}

async function lookAgain(
  { fine, lines }: UprightPage,
  spots: readonly DateSpot[],
  { height, stretched }: (typeof LOOKS)[number],
  page: number,
  recognition: Recognition,
): Promise<TextLine[]> {
  let seen: TextLine[] = [...lines]
  for (const { area, lineHeight } of spots) {
    const factor = Math.max(0.7, Math.min(3, height / (lineHeight * fine.height)))
    const part = inside(area)
    const width = Math.min(3_000, Math.round(part.width * fine.width * factor))
    const larger = await magnify(fine, part, width)
    const found = await linesIn(part, stretched ? inkOnWhite(larger) : larger, page, recognition, 'block')
    if (found.length > 0) seen = [...seen.filter(line => !standsIn(line, part)), ...found]
  }
  return seen
}

/** Whether a line's middle stands in an area. */
function standsIn({ box }: TextLine, area: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height
}

/** The machine-readable zone again, among its own letters alone. */
async function machineLines({ lines, picture }: UprightPage, page: number, recognition: Recognition) {
  const rows = lines.filter(
    ({ text }) =>
      text.replace(/\s/g, '').length >= 24 && /[<«‹]{2}|<.*<|[A-Z0-9<«]{24,}/.test(text.replace(/\s/g, '')),
  )
  if (rows.length === 0) return []
  const top = Math.min(...rows.map(({ box }) => box.y))
  const bottom = Math.max(...rows.map(({ box }) => box.y + box.height))
  const tall = Math.max(...rows.map(({ box }) => box.height))
  return again(
    { x: 0, y: top - tall * 2, width: 1, height: bottom - top + tall * 4.5 },
    picture,
    page,
    recognition,
    'zone',
  )
}

/** The line of an account number whose key does not hold, larger and among its own letters alone. */
async function accountLines({ lines, picture }: UprightPage, page: number, recognition: Recognition) {
  const line = ibanIn(lines) ? null : looksLikeIban(lines)
  if (!line) return []
  const { x, y, width, height } = line.box
  return again(
    { x: x - 0.01, y: y - height * 0.5, width: width + 0.04, height: height * 2 },
    picture,
    page,
    recognition,
    'account',
  )
}

async function again(
  box: Box,
  picture: GreyPicture,
  page: number,
  recognition: Recognition,
  manner: 'zone' | 'account',
) {
  const part = inside(box)
  return linesIn(part, await magnify(picture, part, 2_000), page, recognition, manner)
}

/** The lines of a part of a page, where they stand on the whole page. */
async function linesIn(
  part: Box,
  picture: GreyPicture,
  page: number,
  recognition: Recognition,
  manner: Manner,
): Promise<TextLine[]> {
  const lines = await recognition.lines(picture, page, manner)
  return lines.map(line => ({
    ...line,
    box: {
      x: part.x + line.box.x * part.width,
      y: part.y + line.box.y * part.height,
      width: line.box.width * part.width,
      height: line.box.height * part.height,
    },
  }))
}

function inside({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top }
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
