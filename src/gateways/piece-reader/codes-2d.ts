import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { GreyPicture } from '~/domain/picture/grey-picture'

/** The texts of the Data Matrix codes on a page: a 2D-Doc is one. The reader's own file is used, none is fetched. */
export async function codesOn(picture: GreyPicture): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { width, height, data } = picture
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) rgba.fill(data[at] ?? 0, at * 4, at * 4 + 3)
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
  const found = await readBarcodes({ width, height, data: rgba, colorSpace: 'srgb' } as ImageData, {
    formats: ['DataMatrix'],
    tryHarder: false,
    maxNumberOfSymbols: 2,
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, 2_000))
}
