import { callBackCalls } from './call-back'
import { eligibilityCalls } from './eligibility'
import { inboxCalls } from './inbox'
import { companyLiveCalls } from './live'
import { messageCalls } from './messages'
import { ownDataCalls } from './own-data'
import { ownerAddressCalls } from './owner-address'
import { ownerSpaceCalls } from './owner-space'
import { siteCommentCalls } from './site-comments'
import { siteContentCalls } from './site-content'
import { siteCountCalls } from './site-counts'
import { siteDomainCalls } from './site-domain'
import { siteEndingCalls } from './site-ending'
import { siteLeavingCalls } from './site-leaving'
import { sitePhotoCalls } from './site-photos'
import { siteProjectCalls } from './site-project'
import { sitePublishingCalls } from './site-publishing'
import { siteQuestionCalls } from './site-questions'
import { siteRequestCalls } from './site-requests'
import { timelineCalls } from './timeline'

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
