import type { siteNoticeCalls } from '~/contract/sites/site-notices'
import type { Deps } from '~/usecases/ground/deps'
import { decideNotice } from '~/usecases/site-notices/decide-notice'
import { readNotices } from '~/usecases/site-notices/read-notices'
import type { Handlers } from '../../register'

/** What visitors report of the sites that we host. */
export const siteNoticeHandlers = (deps: Deps): Pick<Handlers, keyof typeof siteNoticeCalls> => ({
  siteNotices: ({ query }) => readNotices(deps, query.site ?? null),
  decideNotice: async ({ params, body, by }) => {
    await decideNotice(deps, by, params.notice, { ...body, suspend: body.suspend ?? false })
    return readNotices(deps)
  },
})
