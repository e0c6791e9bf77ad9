import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import type { PaperCode } from '~/domain/reading/read-paper'
import type { Box } from '~/domain/reading/text-line'

/** The Data Matrix codes on a page: a 2D-Doc is one. The reader's own file is used, none is fetched. */
export async function codesOn(picture: GreyPicture, page: number): Promise<PaperCode[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { width, height, data } = picture
  const rgba = new Uint8ClampedArray(width * height * 4)
  // A point at once, opaque: byte by byte, or by a fill for each, a page took 200 ms.
  const points = new Uint32Array(rgba.buffer)
  for (let at = 0; at < points.length; at++) points[at] = 0xff00_0000 | ((data[at] ?? 0) * 0x01_0101)
  const found = await readBarcodes(
    { width, height, data: rgba, colorSpace: 'srgb' },
    {
      formats: ['DataMatrix'],
      // Else a code is found in the middle of a page alone.
      tryHarder: true,
      maxNumberOfSymbols: 2,
    },
  )
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => ({ text: text.slice(0, 2_000), page, box: boxOf(position, picture) }))
}

/** The upright box around the four corners of a code. */
function boxOf(corners: Record<Corner, { x: number; y: number }>, { width, height }: GreyPicture): Box {
  const places = CORNERS.map(corner => corners[corner])
  const across = places.map(({ x }) => x / width)
  const down = places.map(({ y }) => y / height)
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
type Corner = (typeof CORNERS)[number]
