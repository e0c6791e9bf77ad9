import type { Context } from 'hono'
import type { Deps } from '~/usecases/ground/deps'
import { accountingHandlers } from './calls/accounting'
import { accountHandlers } from './calls/accounts'
import { addressHandlers } from './calls/address'
import { adminHandlers } from './calls/admin'
import { adminDashboardHandlers } from './calls/admin-dashboard'
import { adminDossierHandlers } from './calls/admin-dossier'
import { adminExportHandlers } from './calls/admin-exports'
import { adminLeadTelephonyHandlers } from './calls/admin-lead-telephony'
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
import type { LiveStreams } from './live-streams'
import type { Handlers } from './register'

interface HandlerParts {
  /** Of this machine or a trusted proxy, in nobody's name. */
  isDirect: (context: Context) => boolean
  /** A text of the site changed: what is drawn of it is no longer ready. */
  clearPages: () => void
  streams: LiveStreams
}

/** The handlers of every subject; a call of the contract that none has is a type error here. */
export function callHandlers(deps: Deps, { isDirect, clearPages, streams }: HandlerParts): Handlers {
  return {
    ...siteHandlers(deps, isDirect),
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
    ...aidHandlers(deps, clearPages),
    ...contentHandlers(deps, clearPages),
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
    ...offerHandlers(deps, clearPages),
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
    ...adminLeadTelephonyHandlers(deps),
    ...adminQuoteRequestHandlers(deps),
    ...clientQuoteRequestHandlers(deps),
  }
}
