import type { siteContentTails } from '~/contract/sites/site-content'
import type { Deps } from '~/usecases/ground/deps'
import { previewSite } from '~/usecases/site/preview-site'
import { saveSiteFacts } from '~/usecases/site/save-site-facts'
import { saveSiteLayout } from '~/usecases/site/save-site-layout'
import { readSite } from '~/usecases/site/site-at'
import { changedVersion } from '../../changed-version'
import { drawnPage } from '../../drawn-page'
import { siteHandlersOf } from '../../site-handlers'

/** What a site says, and how. */
export const siteContentHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteContentTails>({
    siteProject: ({ at }) => readSite(deps, at),
    saveSiteFacts: async ({ at, by, body, context }) => {
      await saveSiteFacts(deps, by, at, changedVersion(context), body.facts)
      return readSite(deps, at)
    },
    saveSiteLayout: async ({ at, by, body, context }) => {
      await saveSiteLayout(deps, by, at, changedVersion(context), body.layout)
      return readSite(deps, at)
    },
    previewSite: async ({ at, body }) => drawnPage(await previewSite(deps, at, body.facts, body.layout)),
  })
