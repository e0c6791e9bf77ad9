import { inkOnWhite } from '~/domain/picture/even-light'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import { ibanIn, looksLikeIban } from '~/domain/reading/iban'
import { agreedIssueDate, type DateSpot, dateSpots, isDated } from '~/domain/reading/paper-dates'
import { readPaper } from '~/domain/reading/read-paper'
import type { Box, TextLine } from '~/domain/reading/text-line'
import { magnify } from './crop-page'
import { inside, linesIn } from './page-part'
import type { Recognition } from './recognition'
import type { UprightPage } from './upright-page'

/** How high a line is made for each closer look, in points, and whether its ink is stretched: so that they err apart. */
const LOOKS = [
  { height: 52, stretched: true },
  { height: 76, stretched: false },
]

/**
 * The lines around the day of issue again, larger: a wrong day is worse than none, so that two looks must agree, and a
 * third is asked where they do not.
 */
export async function dateLooks(upright: UprightPage, page: number, recognition: Recognition) {
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
export async function machineLines({ lines, picture }: UprightPage, page: number, recognition: Recognition) {
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
export async function accountLines({ lines, picture }: UprightPage, page: number, recognition: Recognition) {
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
