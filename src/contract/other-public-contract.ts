import { diagnosticsCalls } from './admin/diagnostics'
import { clientLiveCalls } from './admin/live'
import { aidCalls } from './content/aids'
import { legalCalls } from './content/legal'
import { seoCalls } from './content/seo'
import { reminderCalls } from './dossier/reminders'
import { clientSettlementCalls } from './dossier/settlement'
import { transmissionCalls } from './dossier/transmission'
import { verificationCalls } from './dossier/verification'
import { clientQuoteRequestCalls } from './leads/client-quote-requests'
import { clientSpaceCalls } from './leads/client-space'
import { internationalCalls } from './leads/international'
import { quoteRequestCalls } from './leads/quote-request'
import { siteCalls } from './sites/site'
import { sitePreviewCalls } from './sites/site-preview'

/** The calls of the other public screens, with those of the administration that stand beside them. */
export const otherPublicContract = {
  ...legalCalls,
  ...siteCalls,
  ...sitePreviewCalls,
  ...aidCalls,
  ...verificationCalls,
  ...internationalCalls,
  ...seoCalls,
  ...diagnosticsCalls,
  ...transmissionCalls,
  ...clientSpaceCalls,
  ...clientLiveCalls,
  ...reminderCalls,
  ...quoteRequestCalls,
  ...clientQuoteRequestCalls,
  ...clientSettlementCalls,
}
