import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '~/config/make-folder'
import { sha256Of } from '~/domain/sha256-of'
import { startChild } from '../child-process/child-process'
import type { PictureWords } from './picture'

/** The pictures that shared links show. */
export interface SharePictures {
  /** PNG, 1200 × 630; drawn once for the same words, then read from the folder. */
  draw: (words: PictureWords) => Promise<Buffer>
  /** The same of a drawing that somebody else made: a client's site (`sites/machine/share-picture.ts`). */
  drawSvg: (svg: string) => Promise<Buffer>
}

/** Makes the PNG of a drawing, or of the words of one of ours: a tenth of a second of the processor. */
export interface Rasteriser {
  rasterise: (drawing: PictureWords | string) => Promise<Uint8Array>
  stop: () => Promise<void>
}

/** In the thread that asks: from source, in development and in tests. */
export const directRasteriser: Rasteriser = {
  rasterise: async drawing => (await import('./rasterise')).rasterise(drawing),
  stop: async () => {},
}

const BOUNDS = { deadlineMs: 20_000, memoryBytes: 512 * 1024 * 1024, niceness: 10 }

/** In a child process of its own: no visitor waits while a picture is drawn. */
export function childRasteriser(): Rasteriser {
  const child = startChild<PictureWords | string, Uint8Array>(
    'gateways/share-pictures/picture-program',
    BOUNDS,
  )
  return { rasterise: child.run, stop: child.stop }
}

/** Raised when the drawing changes, so that older pictures are no longer read. */
const DRAWING = 1
/** Some 150 MB. Beyond, the oldest goes: it is drawn again when it is asked for. */
const MOST = 4_000

/** @param folder where the pictures are kept; it may be emptied at any time */
export function sharePictures(folder: string, { rasterise }: Rasteriser): SharePictures {
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other, so that the same drawing is made once. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }

  async function drawNow(drawing: PictureWords | string, path: string): Promise<Buffer> {
    const png = Buffer.from(await rasterise(drawing))
    makeFolder(folder)
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, png)
    await rename(unfinished, path)
    await dropOldest(folder)
    return png
  }

  async function draw(drawing: PictureWords | string): Promise<Buffer> {
    const key = sha256Of(JSON.stringify([DRAWING, drawing]))
    const path = join(folder, `${key}.png`)
    const kept = () => readFile(path).catch(() => null)
    return (await kept()) ?? inTurn(async () => (await kept()) ?? drawNow(drawing, path))
  }

  return { draw, drawSvg: draw }
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
