import type { siteHandoverTails, siteProjectCalls } from '~/contract/sites/site-project'
import { DELIVERY_FILENAME } from '~/domain/dossier/pieces/filename'
import type { Deps } from '~/usecases/ground/deps'
import { acceptSite } from '~/usecases/site/accept-site'
import { moveSite, reviewSite } from '~/usecases/site/move-site'
import { printHandover } from '~/usecases/site/print-handover'
import { disposition } from '../../attachment'
import type { Handlers } from '../../register'
import { siteHandlersOf } from '../../site-handlers'

/** What follows an acceptance: the stages of the site, its handing over. */
export const siteProjectHandlers = (deps: Deps): Pick<Handlers, keyof typeof siteProjectCalls> => ({
  ...siteHandlersOf<typeof siteHandoverTails>({
    siteHandover: async ({ at }) =>
      attached(await printHandover(deps, at), 'application/pdf', DELIVERY_FILENAME),
  }),
  reviewSite: ({ params, body, by }) => reviewSite(deps, by, { key: params.id }, body),
  acceptSite: ({ params, by }) => acceptSite(deps, by, { key: params.id }),
  moveSite: ({ params, body, by }) => moveSite(deps, by, params.id, body),
})

const attached = (body: Uint8Array, type: string, filename: string) =>
  new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition('attachment', filename),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
