import type { GreyPicture } from '~/domain/picture/grey-picture'
import { readPaper } from '~/domain/reading/read-paper'
import type { TextLine } from '~/domain/reading/text-line'
import { type PreparedPage, preparePage, prepareWhole, turn } from './page-picture'
import type { Recognition } from './recognition'

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

/** A page as it was recognised the right way up. */
export interface UprightPage extends PreparedPage {
  lines: TextLine[]
}

/** What was cut out may have been no page: where it says little, the whole picture is tried. */
export async function legiblePage(
  photo: GreyPicture,
  page: number,
  recognition: Recognition,
): Promise<UprightPage> {
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
