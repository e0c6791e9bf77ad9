import { Refusal } from '~/domain/refusal'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { layoutErrors } from '~/domain/site/layout/layout-errors'
import { photosOfSite } from '~/store/sites/site-photos'
import { changeSiteContent } from './change-site-content'
import type { SiteActor, SiteAt, SiteDeps } from './site-at'

/**
 * Keeps how the facts are arranged. The owner changes texts, photos, order and presence of sections within the theme;
 * theme, palette and pages are the team's.
 * @throws Refusal not-found, version-needed, site-changed, invalid-fields, also where an owner changes what is the team's
 */
export const saveSiteLayout = (
  deps: SiteDeps,
  by: SiteActor,
  at: SiteAt,
  version: number | null,
  layout: SiteLayout,
) =>
  changeSiteContent(deps, at, {
    by,
    version,
    part: 'layout',
    change: async (trx, site, before) => {
      const errors = [
        ...layoutErrors(
          layout,
          (await photosOfSite(trx, site.id)).map(({ id }) => id),
        ),
        ...(by.kind === 'client' ? foreign(before.layout, layout) : []),
      ]
      if (errors.length > 0)
        throw new Refusal('invalid-fields', {
          errors: errors.map(({ field, message }) => ({ field: `layout.${field}`, message })),
        })
      return { facts: before.facts, layout, asked: before.asked }
    },
  })

/** What only the team changes. */
function foreign(before: SiteLayout, after: SiteLayout) {
  const ours = 'C’est notre équipe qui change cela\u00a0: écrivez-nous.'
  const pathsOf = ({ pages }: SiteLayout) => pages.map(({ path }) => path).join(' ')
  return [
    ...(before.theme === after.theme ? [] : [{ field: 'theme', message: ours }]),
    ...(before.palette === after.palette ? [] : [{ field: 'palette', message: ours }]),
    ...(pathsOf(before) === pathsOf(after) ? [] : [{ field: 'pages', message: ours }]),
  ]
}
