import { packedCopies } from './gateways/sites-folder/packed-copies'
import type { SiteAssets } from './sites/render-options'
import { renderSite } from './sites/render-site'
import type { PackedFile, SiteOrder } from './sites/site-drawer'

/** A site as files with their packed copies: what the process of `child-site-drawer.ts` does, or the thread that asks. */
export const packedSite =
  (assets: SiteAssets) =>
  async ({ facts, layout, day, options }: SiteOrder): Promise<PackedFile[]> => {
    const files: PackedFile[] = []
    for (const { path, body } of renderSite(facts, layout, day, options, assets)) {
      const packed = await packedCopies(path, body)
      files.push({ path, body, ...(packed ? { packed } : {}) })
    }
    return files
  }
