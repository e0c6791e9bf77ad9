import type { SitePhoto } from '../render-options'
import type { SiteView } from '../site-view'

interface PhotoProps {
  site: SiteView
  photo: SitePhoto
  /** How wide it stands, as in the attribute `sizes`. */
  sizes: string
  /** In the first view: fetched at once. */
  first?: boolean
}

/** A photo of the firm, cropped around what its owner pointed at. Tenths of the focus are classes: no style is inline. */
export function Photo({ site, photo: { alt, focus, sizes: files }, sizes, first }: PhotoProps) {
  const widest = files.at(-1)
  if (!widest) return null
  return (
    <img
      src={site.file(widest.file)}
      srcSet={files.map(({ file, width }) => `${site.file(file)} ${width}w`).join(', ')}
      sizes={sizes}
      width={widest.width}
      height={widest.height}
      alt={alt}
      className={`photo x${tenths(focus.x)} y${tenths(focus.y)}`}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}

const tenths = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 10)
