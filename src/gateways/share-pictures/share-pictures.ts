import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { appRoot } from '~/config/app-root'
import { makeFolder } from '~/config/make-folder'
import { type PictureWords, pictureSvg } from './picture'

/** The pictures that shared links show. */
export interface SharePictures {
  /** PNG, 1200 × 630; drawn once for the same words, then read from the folder. */
  draw: (words: PictureWords) => Promise<Buffer>
  /** The same of a drawing that somebody else made: a client's site (`sites/machine/share-picture.ts`). */
  drawSvg: (svg: string) => Promise<Buffer>
}

/** Raised when the drawing changes, so that older pictures are no longer read. */
const DRAWING = 1
/** Some 150 MB. Beyond, the oldest goes: it is drawn again when it is asked for. */
const MOST = 4_000

/** @param folder where the pictures are kept; it may be emptied at any time */
export function sharePictures(folder: string): SharePictures {
  let rasteriser: ReturnType<typeof openRasteriser> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: each takes a tenth of a second of the processor. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }

  async function drawNow(drawing: PictureWords | string, path: string): Promise<Buffer> {
    rasteriser ??= openRasteriser()
    const { mark, measure, toPng } = await rasteriser
    const png = toPng(typeof drawing === 'string' ? drawing : pictureSvg(drawing, mark, measure))
    makeFolder(folder)
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, png)
    await rename(unfinished, path)
    await dropOldest(folder)
    return png
  }

  async function draw(drawing: PictureWords | string): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([DRAWING, drawing]))
      .digest('hex')
    const path = join(folder, `${key}.png`)
    const kept = () => readFile(path).catch(() => null)
    return (await kept()) ?? inTurn(async () => (await kept()) ?? drawNow(drawing, path))
  }

  return { draw, drawSvg: draw }
}

let drawer: Promise<void> | undefined

/** The library can be loaded once in a process. */
function loadDrawer(): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  drawer ??= initWasm(readFile(program))
  return drawer
}

/** Opened with the first picture: most starts of the program draw none. */
async function openRasteriser() {
  await loadDrawer()
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

async function dropOldest(folder: string) {
  const names = await readdir(folder)
  if (names.length <= MOST) return
  const ages = await Promise.all(
    names.map(async name => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  ages.sort((a, b) => a.at - b.at)
  for (const { name } of ages.slice(0, names.length - MOST)) await rm(join(folder, name), { force: true })
}
