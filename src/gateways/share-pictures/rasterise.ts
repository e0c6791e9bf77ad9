import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { appRoot } from '~/config/app-root'
import { type PictureWords, pictureSvg } from './picture'

let rasteriser: ReturnType<typeof openRasteriser> | undefined

/** The PNG, 1200 × 630, of a whole drawing, or of ours around such words. */
export async function rasterise(drawing: PictureWords | string): Promise<Uint8Array> {
  rasteriser ??= openRasteriser()
  const { mark, measure, toPng } = await rasteriser
  return toPng(typeof drawing === 'string' ? drawing : pictureSvg(drawing, mark, measure))
}

/** Opened with the first picture: most starts of the program draw none. */
async function openRasteriser() {
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fonts = join(appRoot, 'src/invoicing/fonts')
  const [title, text] = await Promise.all(
    ['title.ttf', 'text-regular.ttf'].map(name => readFile(join(fonts, name))),
  )
  if (!title || !text) throw new Error('the fonts of the pictures are missing')
  const { create } = await import('fontkit')
  const parsed = create(title)
  if ('fonts' in parsed) throw new Error('title.ttf holds several fonts')
  const icon = await readFile(join(appRoot, 'public/favicon.svg'), 'utf8')
  return {
    mark: icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
    measure: (words: string) => parsed.layout(words).advanceWidth / parsed.unitsPerEm,
    toPng: (svg: string): Buffer => {
      const picture = new Resvg(svg, { font: { fontBuffers: [title, text], loadSystemFonts: false } })
      const png = Buffer.from(picture.render().asPng())
      picture.free()
      return png
    },
  }
}
