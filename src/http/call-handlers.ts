import type { Context } from 'hono'
import type { Deps } from '~/usecases/ground/deps'
import { accountingHandlers } from './calls/admin/accounting'
import { accountHandlers } from './calls/admin/accounts'
import { adminHandlers } from './calls/admin/admin'
import { adminDashboardHandlers } from './calls/admin/admin-dashboard'
import { adminDossierHandlers } from './calls/admin/admin-dossier'
import { adminExportHandlers } from './calls/admin/admin-exports'
import { adminLeadTelephonyHandlers } from './calls/admin/admin-lead-telephony'
import { adminLeadHandlers } from './calls/admin/admin-leads'
import { adminQuoteRequestHandlers } from './calls/admin/admin-quote-requests'
import { adminSiteHandlers } from './calls/admin/admin-sites'
import { audienceHandlers } from './calls/admin/audience'
import { bulkHandlers } from './calls/admin/bulk'
import { diagnosticsHandlers } from './calls/admin/diagnostics'
import { firstDayHandlers } from './calls/admin/first-day'
import { fourEyesHandlers } from './calls/admin/four-eyes'
import { inboxHandlers } from './calls/admin/inbox'
import { liveHandlers } from './calls/admin/live'
import { offerHandlers } from './calls/admin/offer'
import { readyAnswerHandlers } from './calls/admin/ready-answers'
import { viewHandlers } from './calls/admin/views'
import { aidHandlers } from './calls/content/aids'
import { contentHandlers } from './calls/content/content'
import { contentPictureHandlers } from './calls/content/content-pictures'
import { contentPreviewHandlers } from './calls/content/content-previews'
import { emailParagraphHandlers } from './calls/content/email-paragraphs'
import { legalHandlers } from './calls/content/legal'
import { seoHandlers } from './calls/content/seo'
import { addressHandlers } from './calls/dossier/address'
import { callBackHandlers } from './calls/dossier/call-back'
import { companyHandlers } from './calls/dossier/company'
import { eligibilityHandlers } from './calls/dossier/eligibility'
import { invoiceHandlers } from './calls/dossier/invoice'
import { messageHandlers } from './calls/dossier/messages'
import { ownDataHandlers } from './calls/dossier/own-data'
import { quoteHandlers } from './calls/dossier/quote'
import { reminderHandlers } from './calls/dossier/reminders'
import { retentionHandlers } from './calls/dossier/retention'
import { settlementHandlers } from './calls/dossier/settlement'
import { timelineHandlers } from './calls/dossier/timeline'
import { transmissionHandlers } from './calls/dossier/transmission'
import { verificationHandlers } from './calls/dossier/verification'
import { clientQuoteRequestHandlers } from './calls/leads/client-quote-requests'
import { clientSpaceHandlers } from './calls/leads/client-space'
import { internationalHandlers } from './calls/leads/international'
import { quoteRequestHandlers } from './calls/leads/quote-request'
import { telephonyHandlers } from './calls/leads/telephony'
import { ownerAddressHandlers } from './calls/sites/owner-address'
import { ownerSpaceHandlers } from './calls/sites/owner-space'
import { siteHandlers } from './calls/sites/site'
import { siteCommentHandlers } from './calls/sites/site-comments'
import { siteContentHandlers } from './calls/sites/site-content'
import { siteCountHandlers } from './calls/sites/site-counts'
import { siteDomainHandlers } from './calls/sites/site-domain'
import { siteEndingHandlers } from './calls/sites/site-ending'
import { siteLeavingHandlers } from './calls/sites/site-leaving'
import { siteNoticeHandlers } from './calls/sites/site-notices'
import { sitePhotoHandlers } from './calls/sites/site-photos'
import { sitePreviewHandlers } from './calls/sites/site-preview'
import { siteProjectHandlers } from './calls/sites/site-project'
import { sitePublishingHandlers } from './calls/sites/site-publishing'
import { siteQuestionHandlers } from './calls/sites/site-questions'
import { siteRequestHandlers } from './calls/sites/site-requests'
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
