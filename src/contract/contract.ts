import { NOTED_CALL_LABELS } from '~/domain/journal/noted-call'
import { accountAccessCalls } from './account-access'
import { accountingCalls } from './accounting'
import { accountCalls } from './accounts'
import { adminCalls } from './admin'
import { adminDashboardCalls } from './admin-dashboard'
import { adminDossierCalls } from './admin-dossier'
import { adminExportCalls } from './admin-exports'
import { adminLeadTelephonyCalls } from './admin-lead-telephony'
import { adminLeadCalls } from './admin-leads'
import { adminQuoteRequestCalls } from './admin-quote-requests'
import { adminSiteCalls } from './admin-sites'
import { audienceCalls } from './audience'
import { bulkCalls } from './bulk'
import type { NotedNames } from './call'
import { contentCalls } from './content'
import { contentPictureCalls } from './content-pictures'
import { contentPreviewCalls } from './content-previews'
import { emailParagraphCalls } from './email-paragraphs'
import { firstDayCalls } from './first-day'
import { followUpContract } from './follow-up-contract'
import { fourEyesCalls } from './four-eyes'
import { liveCalls } from './live'
import { offerCalls } from './offer'
import { otherPublicContract } from './other-public-contract'
import { pieceForClientCalls } from './piece-for-client'
import { publicContract } from './public-contract'
import { readyAnswerCalls } from './ready-answers'
import { retentionCalls } from './retention'
import { settlementCalls } from './settlement'
import { siteNoticeCalls } from './site-notices'
import { telephonyCalls } from './telephony'
import { viewCalls } from './views'
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
