import type { siteProjectCalls } from '~/contract/site-project'
import type { Deps } from '~/usecases/ground/deps'
import { saveKickOff, sendKickOff } from '~/usecases/site/answer-kick-off'
import { acceptSite, moveSite, reviewSite } from '~/usecases/site/move-site'
import { printHandover } from '~/usecases/site/print-handover'
import { addSiteFile, removeSiteFile, viewSiteFile } from '~/usecases/site/site-files'
import { readSite } from '~/usecases/site/site-of'
import { bodyOf, disposition } from '../attachment'
import { announcedLength, readMultipart } from '../multipart'
import type { Handlers } from '../register'

/** What follows an acceptance: the questionnaire, the stages of the site, its handing over. */
export function siteProjectHandlers(deps: Deps): Pick<Handlers, keyof typeof siteProjectCalls> {
  return {
    siteProject: ({ params }) => readSite(deps, { dossier: { key: params.id } }),
    saveKickOff: ({ params, body, by }) => saveKickOff(deps, by, { key: params.id }, body.answers),
    addSiteFile: ({ params, by, context }) =>
      addSiteFile(deps, by, { key: params.id }, readMultipart(context), announcedLength(context)),
    removeSiteFile: ({ params, by }) => removeSiteFile(deps, by, { key: params.id }, params.file),
    sendKickOff: ({ params, by }) => sendKickOff(deps, by, { key: params.id }),
    reviewSite: ({ params, body, by }) => reviewSite(deps, by, { key: params.id }, body),
    acceptSite: ({ params, by }) => acceptSite(deps, by, { key: params.id }),
    siteHandover: async ({ params }) =>
      attached(await printHandover(deps, { key: params.id }), 'application/pdf', 'pv_de_livraison.pdf'),
    adminSiteProject: ({ params }) => readSite(deps, { dossier: params.id }),
    adminSiteFile: async ({ params }) => {
      const { file, bytes } = await viewSiteFile(deps, params.id, params.file)
      return attached(bodyOf(bytes), file.media_type, file.filename)
    },
    moveSite: ({ params, body, by }) => moveSite(deps, by, params.id, body),
  }
}

/** Never shown in a page of ours: strangers made what clients send. */
const attached = (body: Uint8Array | ReadableStream, type: string, filename: string) =>
  new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition('attachment', filename),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
