import type { Context } from 'hono'
import type { BodyOf } from '~/contract/call'
import type { siteContentCalls } from '~/contract/site-content'
import type { Deps } from '~/usecases/ground/deps'
import type { SiteActor } from '~/usecases/site/change-content'
import { previewSite } from '~/usecases/site/preview-site'
import { saveSiteFacts } from '~/usecases/site/save-site-facts'
import { saveSiteLayout } from '~/usecases/site/save-site-layout'
import { readSite, type SiteAt } from '~/usecases/site/site-of'
import { drawnPage } from '../drawn-page'
import type { Handlers } from '../register'

type FactsBody = BodyOf<(typeof siteContentCalls)['saveSiteFacts']>
type LayoutBody = BodyOf<(typeof siteContentCalls)['saveSiteLayout']>

interface Change<Body> {
  by: SiteActor
  body: Body
  context: Context
}

/** The same tails under each address at which a site stands. */
export function siteContentHandlers(deps: Deps): Pick<Handlers, keyof typeof siteContentCalls> {
  const facts = async (ref: SiteAt, { by, body, context }: Change<FactsBody>) => {
    await saveSiteFacts(deps, by, ref, changedVersion(context), body.facts)
    return readSite(deps, ref)
  }
  const layout = async (ref: SiteAt, { by, body, context }: Change<LayoutBody>) => {
    await saveSiteLayout(deps, by, ref, changedVersion(context), body.layout)
    return readSite(deps, ref)
  }
  const preview = async (ref: SiteAt, { body }: Pick<Change<FactsBody>, 'body'>) =>
    drawnPage(await previewSite(deps, ref, body.facts))
  return {
    previewSite: request => preview({ dossier: { key: request.params.id } }, request),
    adminPreviewSite: request => preview({ dossier: request.params.id }, request),
    saveSiteFacts: request => facts({ dossier: { key: request.params.id } }, request),
    saveSiteLayout: request => layout({ dossier: { key: request.params.id } }, request),
    adminSaveSiteFacts: request => facts({ dossier: request.params.id }, request),
    adminSaveSiteLayout: request => layout({ dossier: request.params.id }, request),
    adminSite: ({ params }) => readSite(deps, params),
    adminSaveFactsOfSite: request => facts(request.params, request),
    adminSaveLayoutOfSite: request => layout(request.params, request),
  }
}

/** The version that If-Match names, « "7" »; null where it names none. */
function changedVersion({ req }: Context): number | null {
  const [, version] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(req.header('if-match') ?? '') ?? []
  return version === undefined ? null : Number(version)
}
