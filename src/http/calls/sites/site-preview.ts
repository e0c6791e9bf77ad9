import type { sitePreviewCalls } from '~/contract/sites/site-preview'
import type { Deps } from '~/usecases/ground/deps'
import { drawPreview } from '~/usecases/site/draw-preview'
import { drawnPage } from '../../drawn-page'
import type { Handlers } from '../../register'

/** What a visitor's site would look like. Nothing of it runs or leaves, wherever it is shown. */
export const sitePreviewHandlers = (deps: Deps): Pick<Handlers, keyof typeof sitePreviewCalls> => ({
  sitePreview: async ({ body }) => drawnPage(drawPreview(deps, body)),
})
