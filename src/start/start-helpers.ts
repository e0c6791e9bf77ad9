import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childPdfRenderer } from '../child-pdf-renderer'
import { childSiteDrawer } from '../child-site-drawer'
import type { Config } from '../config'
import { appRoot, isBuilt } from '../config/app-root'
import { childMailReader, directMailReader } from '../gateways/inbox/mail-reader'
import { childPhotoMaker, directPhotoMaker } from '../gateways/photo-maker/photo-maker'
import { childInspector, directInspector } from '../gateways/piece-inspector/piece-inspector'
import { childReader } from '../gateways/piece-reader/piece-reader'
import { readSiteAssets } from '../gateways/read-site-assets'
import { type SealingThread, startSealingThread } from '../gateways/sealing-thread/sealing-thread'
import { childRasteriser, directRasteriser } from '../gateways/share-pictures/share-pictures'
import type { PdfRenderer } from '../invoicing/pdf-renderer'
import { packedSite } from '../packed-site'
import type { SiteAssets } from '../sites/render-options'
import type { SiteDrawer } from '../sites/site-drawer'
import type { Undo } from './undo'

export type Helpers = Awaited<ReturnType<typeof startHelpers>>

/** Opens what works beside the thread that answers visitors; in the built program each is a process, or a thread, of its own. */
export async function startHelpers({ readPieces }: Pick<Config, 'readPieces'>, undo: Undo) {
  const stopped = <Helper extends { stop: () => unknown }>(helper: Helper): Helper => {
    undo.push(helper.stop)
    return helper
  }
  const siteAssets = readSiteAssets(join(appRoot, 'src/sites'))
  return {
    pdfRenderer: stopped(await openPdfRenderer()),
    inspector: stopped(openInspector()),
    photoMaker: stopped(openPhotoMaker()),
    mailReader: stopped(openMailReader()),
    rasteriser: stopped(openRasteriser()),
    siteAssets,
    siteDrawer: stopped(openSiteDrawer(siteAssets)),
    pieceReader: readPieces ? stopped(childReader()) : null,
  }
}

/** A process of its own in the built program, started by the first piece. */
const openInspector = () => (isBuilt ? childInspector() : directInspector)

/** A process of its own in the built program, started by the first mail. */
const openMailReader = () => (isBuilt ? childMailReader() : directMailReader)

const openPhotoMaker = () => (isBuilt ? childPhotoMaker() : directPhotoMaker)

/** A process of its own in the built program, started by the first site that is published. */
const openSiteDrawer = (assets: SiteAssets): SiteDrawer =>
  isBuilt ? childSiteDrawer() : { draw: packedSite(assets), stop: async () => {} }

const openRasteriser = () => (isBuilt ? childRasteriser() : directRasteriser)

/** A process of its own in the built program; from source the thread that asks. */
async function openPdfRenderer(): Promise<PdfRenderer> {
  if (isBuilt) return childPdfRenderer()
  // What draws is loaded here alone: in the built program its process does that.
  return (await import('../invoicing/direct-pdf-renderer')).directPdfRenderer
}

/** A thread of its own in the built program; from source there is none. */
export const openSealingThread = (): SealingThread | undefined =>
  isBuilt
    ? startSealingThread(
        pathToFileURL(join(appRoot, 'build/app/gateways/sealing-thread/sealing-thread-program.js')),
      )
    : undefined
