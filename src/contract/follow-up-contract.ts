import { inboxCalls } from './admin/inbox'
import { companyLiveCalls } from './admin/live'
import { callBackCalls } from './dossier/call-back'
import { eligibilityCalls } from './dossier/eligibility'
import { messageCalls } from './dossier/messages'
import { ownDataCalls } from './dossier/own-data'
import { timelineCalls } from './dossier/timeline'
import { ownerAddressCalls } from './sites/owner-address'
import { ownerSpaceCalls } from './sites/owner-space'
import { siteCommentCalls } from './sites/site-comments'
import { siteContentCalls } from './sites/site-content'
import { siteCountCalls } from './sites/site-counts'
import { siteDomainCalls } from './sites/site-domain'
import { siteEndingCalls } from './sites/site-ending'
import { siteLeavingCalls } from './sites/site-leaving'
import { sitePhotoCalls } from './sites/site-photos'
import { siteProjectCalls } from './sites/site-project'
import { sitePublishingCalls } from './sites/site-publishing'
import { siteQuestionCalls } from './sites/site-questions'
import { siteRequestCalls } from './sites/site-requests'

/** The calls that follow a dossier beside its four steps: loaded when they are needed, so that the wizard stays light. */
export const followUpContract = {
  ...eligibilityCalls,
  ...callBackCalls,
  ...timelineCalls,
  ...messageCalls,
  ...inboxCalls,
  ...ownDataCalls,
  ...siteProjectCalls,
  ...siteContentCalls,
  ...sitePublishingCalls,
  ...siteDomainCalls,
  ...sitePhotoCalls,
  ...siteRequestCalls,
  ...siteQuestionCalls,
  ...siteCommentCalls,
  ...ownerSpaceCalls,
  ...ownerAddressCalls,
  ...siteLeavingCalls,
  ...siteCountCalls,
  ...siteEndingCalls,
  ...companyLiveCalls,
}
