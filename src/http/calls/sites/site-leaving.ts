import type { siteLeavingTails } from '~/contract/sites/site-leaving'
import type { Deps } from '~/usecases/ground/deps'
import { readOwnPaper, readOwnPapers } from '~/usecases/owner-space/read-own-papers'
import { zipSite } from '~/usecases/publishing/zip-site'
import { zipReply } from '../../attachment'
import { pdfReply } from '../../reply/pdf-reply'
import { siteHandlersOf } from '../../site-handlers'

/** What the owner of a site has in hand. */
export const siteLeavingHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteLeavingTails>({
    sitePapers: ({ at }) => readOwnPapers(deps, at),
    sitePaper: async ({ at, params }) => pdfReply(await readOwnPaper(deps, at, params.number), 'attachment'),
    siteArchive: async ({ at }) => {
      const { name, zip } = await zipSite(deps, at)
      return zipReply(zip, name)
    },
  })
