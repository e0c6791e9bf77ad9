import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Send } from '~/contract/client'
import { mayDo } from '~/domain/access/permission'
import { Refusal } from '~/domain/refusal'
import { hostAddress, hostUnder } from '~/domain/site/online/host-owner'
import { checkSession } from '~/usecases/access/check-session'
import { resolveDossier } from '~/usecases/address/resolve-dossier'
import { noteAdministratorCall } from '~/usecases/admin/note-administrator-call'
import { readingNoter } from '~/usecases/admin/reading-noter'
import type { Deps } from '~/usecases/ground/deps'
import { keepWithinBudget } from '~/usecases/ground/keep-within-budget'
import { answerInTime } from './answer-in-time'
import { accountingHandlers } from './calls/accounting'
import { accountHandlers } from './calls/accounts'
import { addressHandlers } from './calls/address'
import { adminHandlers, bearerToken } from './calls/admin'
import { adminDashboardHandlers } from './calls/admin-dashboard'
import { adminDossierHandlers } from './calls/admin-dossier'
import { adminExportHandlers } from './calls/admin-exports'
import { adminLeadHandlers } from './calls/admin-leads'
import { adminQuoteRequestHandlers } from './calls/admin-quote-requests'
import { adminSiteHandlers } from './calls/admin-sites'
import { aidHandlers } from './calls/aids'
import { audienceHandlers } from './calls/audience'
import { bulkHandlers } from './calls/bulk'
import { callBackHandlers } from './calls/call-back'
import { clientQuoteRequestHandlers } from './calls/client-quote-requests'
import { clientSpaceHandlers } from './calls/client-space'
import { companyHandlers } from './calls/company'
import { contentHandlers } from './calls/content'
import { contentPictureHandlers } from './calls/content-pictures'
import { contentPreviewHandlers } from './calls/content-previews'
import { diagnosticsHandlers } from './calls/diagnostics'
import { eligibilityHandlers } from './calls/eligibility'
import { emailParagraphHandlers } from './calls/email-paragraphs'
import { firstDayHandlers } from './calls/first-day'
import { fourEyesHandlers } from './calls/four-eyes'
import { inboxHandlers } from './calls/inbox'
import { internationalHandlers } from './calls/international'
import { invoiceHandlers } from './calls/invoice'
import { legalHandlers } from './calls/legal'
import { liveHandlers } from './calls/live'
import { messageHandlers } from './calls/messages'
import { offerHandlers } from './calls/offer'
import { ownDataHandlers } from './calls/own-data'
import { ownerAddressHandlers } from './calls/owner-address'
import { ownerSpaceHandlers } from './calls/owner-space'
import { quoteHandlers } from './calls/quote'
import { quoteRequestHandlers } from './calls/quote-request'
import { readyAnswerHandlers } from './calls/ready-answers'
import { reminderHandlers } from './calls/reminders'
import { retentionHandlers } from './calls/retention'
import { seoHandlers } from './calls/seo'
import { serveHealth } from './calls/serve-health'
import { settlementHandlers } from './calls/settlement'
import { siteHandlers } from './calls/site'
import { siteCommentHandlers } from './calls/site-comments'
import { siteContentHandlers } from './calls/site-content'
import { siteCountHandlers } from './calls/site-counts'
import { siteDomainHandlers } from './calls/site-domain'
import { siteEndingHandlers } from './calls/site-ending'
import { siteLeavingHandlers } from './calls/site-leaving'
import { siteNoticeHandlers } from './calls/site-notices'
import { sitePhotoHandlers } from './calls/site-photos'
import { sitePreviewHandlers } from './calls/site-preview'
import { siteProjectHandlers } from './calls/site-project'
import { sitePublishingHandlers } from './calls/site-publishing'
import { siteQuestionHandlers } from './calls/site-questions'
import { siteRequestHandlers } from './calls/site-requests'
import { telephonyHandlers } from './calls/telephony'
import { timelineHandlers } from './calls/timeline'
import { transmissionHandlers } from './calls/transmission'
import { verificationHandlers } from './calls/verification'
import { viewHandlers } from './calls/views'
import { workHandlers } from './calls/work'
import { carrierGuard } from './carrier-guard'
import { clientGuard } from './client-guard'
import { makeCountedApp } from './counted-app'
import type { HttpSettings } from './http-settings'
import { keepPrivate } from './keep-private'
import type { LiveStreams } from './live-streams'
import type { AccessLine } from './log-access'
import { directReader, originReader } from './origin'
import { ownerGuard } from './owner-guard'
import { cachedPages } from './pages/cached-pages'
import { leadToOneSpelling } from './pages/canonical-path'
import { countPages, pageCounter } from './pages/count-pages'
import type { PageCache } from './pages/page-cache'
import { type LoadBuild, pageHandler } from './pages/pages'
import { serveBrowserFiles } from './pages/serve-browser-files'
import { serveExampleSites } from './pages/serve-example-sites'
import { serveFeeds } from './pages/serve-feeds'
import { servePictureFiles } from './pages/serve-picture-files'
import { registerCalls } from './register'

interface AppParts {
  deps: Deps
  settings: HttpSettings
  /** Emptied when a text of the site changes. */
  pages: PageCache
  streams: LiveStreams
  loadBuild: LoadBuild
  /** The folder of the built browser files; none in development. */
  assets: string | null
  mode: string
  report: (error: unknown) => void
  /** Writes one line for each answer. */
  access: (line: AccessLine) => void
}

/** The whole site as one Hono application: calls, browser files, pages. */
export function makeApp({
  deps,
  settings,
  pages,
  streams,
  loadBuild,
  assets,
  mode,
  report,
  access,
}: AppParts): Hono {
  const { app, requestMetrics } = makeCountedApp(deps.version, { report, access })
  app.use(keepPrivate)
  app.use(compress())
  app.use(answerInTime())
  const noteReading = readingNoter()
  const originOf = originReader(settings.trustedProxies)
  const asClient = (context: Context) => ({ kind: 'client' as const, ...originOf(context) })
  const [checkClient, checkOwner] = [clientGuard(deps), ownerGuard(deps)]
  const checkCarrier = carrierGuard(settings.telephonySecret)
  serveHealth(app, deps, { ...settings, requestMetrics, addressOf: context => originOf(context).ip })
  registerCalls(
    app,
    {
      ...siteHandlers(deps, directReader(settings.trustedProxies)),
      ...sitePreviewHandlers(deps),
      ...diagnosticsHandlers(deps),
      ...companyHandlers(deps),
      ...addressHandlers(deps),
      ...invoiceHandlers(deps),
      ...quoteHandlers(deps),
      ...settlementHandlers(deps),
      ...accountingHandlers(deps),
      ...verificationHandlers(deps),
      ...adminHandlers(deps),
      ...accountHandlers(deps),
      ...workHandlers(deps),
      ...bulkHandlers(deps),
      ...viewHandlers(deps),
      ...liveHandlers(deps, streams),
      ...internationalHandlers(deps),
      ...adminDashboardHandlers(deps),
      ...audienceHandlers(deps),
      ...firstDayHandlers(deps),
      ...adminDossierHandlers(deps),
      ...adminExportHandlers(deps),
      ...seoHandlers(deps),
      ...aidHandlers(deps, pages.clear),
      ...contentHandlers(deps, pages.clear),
      ...contentPictureHandlers(deps),
      ...contentPreviewHandlers(deps),
      ...transmissionHandlers(deps),
      ...retentionHandlers(deps),
      ...reminderHandlers(deps),
      ...eligibilityHandlers(deps),
      ...timelineHandlers(deps),
      ...ownDataHandlers(deps),
      ...callBackHandlers(deps),
      ...messageHandlers(deps),
      ...fourEyesHandlers(deps),
      ...offerHandlers(deps, pages.clear),
      ...emailParagraphHandlers(deps),
      ...readyAnswerHandlers(deps),
      ...siteProjectHandlers(deps),
      ...siteContentHandlers(deps),
      ...sitePublishingHandlers(deps),
      ...siteDomainHandlers(deps),
      ...sitePhotoHandlers(deps),
      ...siteRequestHandlers(deps),
      ...siteQuestionHandlers(deps),
      ...siteCommentHandlers(deps),
      ...inboxHandlers(deps),
      ...ownerSpaceHandlers(deps),
      ...ownerAddressHandlers(deps),
      ...siteLeavingHandlers(deps),
      ...siteCountHandlers(deps),
      ...siteEndingHandlers(deps),
      ...adminSiteHandlers(deps),
      ...siteNoticeHandlers(deps),
      ...legalHandlers(deps),
      ...telephonyHandlers(deps),
      ...clientSpaceHandlers(deps),
      ...quoteRequestHandlers(deps),
      ...adminLeadHandlers(deps),
      ...adminQuoteRequestHandlers(deps),
      ...clientQuoteRequestHandlers(deps),
    },
    {
      public: async context => asClient(context),
      admin: async (context, { permission }) => {
        const account = await checkSession(deps, bearerToken(context))
        if (!permission || !mayDo(account.role, permission)) throw new Refusal('not-permitted')
        return { kind: 'account', ...account, ...originOf(context) }
      },
      client: async context => {
        await checkClient(context)
        return asClient(context)
      },
      owner: async context => {
        await checkOwner(context)
        return asClient(context)
      },
      carrier: async context => {
        await checkCarrier(context)
        return asClient(context)
      },
      operator: async () => {
        throw new Refusal('unauthorised')
      },
    },
    (name, by, proof) => keepWithinBudget(deps, name, by, proof),
    (name, params, by, onceADay) =>
      onceADay ? noteReading(deps, by, name) : noteAdministratorCall(deps, by, name, params),
    key => resolveDossier(deps, key),
    deps.publicUrl,
  )
  app.all('/api/*', () => {
    throw new Refusal('not-found')
  })
  serveFeeds(app, deps)
  servePictureFiles(app, deps)
  app.use(leadToOneSpelling)
  // Before the pages, which are rendered without the headers that choose a packed copy or a range.
  if (assets) serveBrowserFiles(app, assets)
  app.use(countPages(pageCounter(deps.audience, deps.publicUrl)))
  if (assets) app.use(cachedPages(pages))
  serveExampleSites(app, deps, originOf)
  const inProcess =
    (context: Context): Send =>
    async (path, init) =>
      app.request(path, init, { visitor: originOf(context) })
  const previews = hostAddress(deps.publicUrl, hostUnder(deps.sitesHost, '*'))
  app.all('*', pageHandler(loadBuild, inProcess, { pages, mode, previews, audience: deps.audience, report }))
  return app
}
