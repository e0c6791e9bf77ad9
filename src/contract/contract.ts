import { NOTED_CALL_LABELS } from '~/domain/journal/noted-call'
import { accountAccessCalls } from './admin/account-access'
import { accountingCalls } from './admin/accounting'
import { accountCalls } from './admin/accounts'
import { adminCalls } from './admin/admin'
import { adminDashboardCalls } from './admin/admin-dashboard'
import { adminDossierCalls } from './admin/admin-dossier'
import { adminExportCalls } from './admin/admin-exports'
import { adminLeadTelephonyCalls } from './admin/admin-lead-telephony'
import { adminLeadCalls } from './admin/admin-leads'
import { adminQuoteRequestCalls } from './admin/admin-quote-requests'
import { adminSiteCalls } from './admin/admin-sites'
import { audienceCalls } from './admin/audience'
import { bulkCalls } from './admin/bulk'
import { firstDayCalls } from './admin/first-day'
import { fourEyesCalls } from './admin/four-eyes'
import { liveCalls } from './admin/live'
import { offerCalls } from './admin/offer'
import { readyAnswerCalls } from './admin/ready-answers'
import { viewCalls } from './admin/views'
import type { NotedNames } from './call'
import { contentCalls } from './content/content'
import { contentPictureCalls } from './content/content-pictures'
import { contentPreviewCalls } from './content/content-previews'
import { emailParagraphCalls } from './content/email-paragraphs'
import { pieceForClientCalls } from './dossier/piece-for-client'
import { retentionCalls } from './dossier/retention'
import { settlementCalls } from './dossier/settlement'
import { followUpContract } from './follow-up-contract'
import { telephonyCalls } from './leads/telephony'
import { otherPublicContract } from './other-public-contract'
import { publicContract } from './public-contract'
import { siteNoticeCalls } from './sites/site-notices'
import { workCalls } from './work'
import { zipManyCalls } from './zip-many'

/** Every call of the product; server, client and OpenAPI derive from it. */
export const contract = {
  ...publicContract,
  ...otherPublicContract,
  ...followUpContract,
  ...adminCalls,
  ...accountAccessCalls,
  ...accountCalls,
  ...workCalls,
  ...bulkCalls,
  ...zipManyCalls,
  ...liveCalls,
  ...viewCalls,
  ...adminDashboardCalls,
  ...audienceCalls,
  ...firstDayCalls,
  ...adminDossierCalls,
  ...pieceForClientCalls,
  ...fourEyesCalls,
  ...offerCalls,
  ...emailParagraphCalls,
  ...readyAnswerCalls,
  ...settlementCalls,
  ...accountingCalls,
  ...adminExportCalls,
  ...contentCalls,
  ...contentPictureCalls,
  ...contentPreviewCalls,
  ...retentionCalls,
  ...telephonyCalls,
  ...adminLeadCalls,
  ...adminLeadTelephonyCalls,
  ...adminQuoteRequestCalls,
  ...adminSiteCalls,
  ...siteNoticeCalls,
}

export type Contract = typeof contract

NOTED_CALL_LABELS satisfies Record<NotedNames<Contract>, string>
