import { type FieldError, Refusal } from '~/domain/refusal'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { layoutErrors } from '~/domain/site/layout/layout-errors'
import { silentRegistry } from '~/gateways/company-registry'
import type { SitePhoto } from '~/sites/render-options'
import { type PhotoWithFiles, photosOfSite } from '~/store/sites/site-photos'
import { findSite } from '~/store/sites/sites'
import { type DrawHomeDeps, drawHome } from './draw-home'
import { previewFile } from './photo-files'
import { photoAddress } from './shown-site'
import { type SiteAt, type SiteDeps, siteRef } from './site-at'
import { layoutAfter, siteContent } from './site-content'
import { focusShown } from './site-photos'

/**
 * The home of a site as it would be with these facts, which are kept nowhere.
 * @param layout another one that is tried; left out: as it follows the facts
 * @throws Refusal not-found, invalid-fields
 */
export async function previewSite(
  deps: SiteDeps & DrawHomeDeps,
  at: SiteAt,
  facts: SiteFacts,
  layout?: SiteLayout,
) {
  const ref = await siteRef(deps, at)
  const within = (part: string, found: FieldError[]) =>
    found.map(({ field, message }) => ({ field: `${part}.${field}`, message }))
  const site = await findSite(deps.db, ref)
  // The public registry is not asked at each pause of who types.
  const content = await siteContent({ ...deps, registry: silentRegistry }, ref, site)
  const photos = site ? await photosOfSite(deps.db, site.id) : []
  const errors = [
    ...within('facts', factsErrors(facts)),
    ...(layout
      ? within(
          'layout',
          layoutErrors(
            layout,
            photos.map(({ id }) => id),
          ),
        )
      : []),
  ]
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  return drawHome(deps, facts, layout ?? layoutAfter(content, facts, site), photosInPreview(photos))
}

/** As the page shows them that draws: one file each, what has no words yet left out as on the site. */
const photosInPreview = (photos: PhotoWithFiles[]): SitePhoto[] =>
  photos
    .filter(({ alt }) => alt)
    .map(photo => ({
      id: photo.id,
      alt: photo.alt,
      focus: focusShown(photo),
      sizes: [previewFile(photo)]
        .filter(file => file !== undefined)
        .map(({ width, height }) => ({ file: photoAddress(photo), width, height })),
    }))
