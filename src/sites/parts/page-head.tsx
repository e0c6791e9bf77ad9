import type { SiteView } from '../site-view'

/** The title of a page that opens with no hero. */
export function PageHead({ site }: { site: SiteView }) {
  if (site.page.sections[0]?.kind === 'hero') return null
  return (
    <div className="page-head">
      <h1>{site.heading}</h1>
    </div>
  )
}
