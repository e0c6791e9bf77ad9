import type { RenderOptions, SiteFile } from './render-options'
import type { renderSite } from './render-site'

type Rendered = Parameters<typeof renderSite>

/** A whole site, as it is to be drawn: `day` is YYYY-MM-DD in the firm's own time. */
export interface SiteOrder {
  facts: Rendered[0]
  layout: Rendered[1]
  day: string
  options: RenderOptions
}

/** A file of a drawn site, with what Brotli and gzip make of it where it packs well. */
export interface PackedFile extends Pick<SiteFile, 'path' | 'body'> {
  packed?: [brotli: Uint8Array, gzip: Uint8Array]
}

/** Draws clients' sites whole, with the packed copies that lie beside their files. */
export interface SiteDrawer {
  draw: (order: SiteOrder) => Promise<PackedFile[]>
  stop: () => Promise<void>
}
