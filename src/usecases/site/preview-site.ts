import { Refusal } from '~/domain/refusal'
import type { SiteFacts } from '~/domain/site/facts'
import { factsErrors } from '~/domain/site/facts-errors'
import { silentRegistry } from '~/gateways/company-registry'
import type { SitePhoto } from '~/sites/render-options'
import { type PhotoWithFiles, photosOfSite } from '~/store/sites/site-photos'
import { findSite } from '~/store/sites/sites'
import { type DrawHomeDeps, drawHome } from './draw-home'
import { previewFile } from './photo-files'
import { photoAddress } from './shown-site'
import { layoutAfter, siteContent } from './site-content'
import { type SiteAt, type SiteOfDeps, siteRef } from './site-of'
import { focusShown } from './site-photos'

/**
 * The home of a site as it would be with these facts, which are kept nowhere.
 * @throws Refusal not-found, invalid-fields
 */
export async function previewSite(deps: SiteOfDeps & DrawHomeDeps, at: SiteAt, facts: SiteFacts) {
  const ref = await siteRef(deps, at)
  const errors = factsErrors(facts)
  if (errors.length > 0)
    throw new Refusal('invalid-fields', {
      errors: errors.map(({ field, message }) => ({ field: `facts.${field}`, message })),
    })
  const site = await findSite(deps.db, ref)
  // The public registry is not asked at each pause of who types.
  const content = await siteContent({ ...deps, registry: silentRegistry }, ref, site)
  const photos = site ? await photosOfSite(deps.db, site.id) : []
  return drawHome(deps, facts, layoutAfter(content, facts, site), photosInPreview(photos))
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
