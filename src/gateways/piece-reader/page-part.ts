import type { GreyPicture } from '~/domain/picture/grey-picture'
import type { Box, TextLine } from '~/domain/reading/text-line'
import type { Manner, Recognition } from './recognition'

/** The lines of a part of a page, where they stand on the whole page. */
export async function linesIn(
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

/** What of a box lies on the page, whose sides are 1. */
export function inside({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top }
}
