import { aidCalls } from './aids'
import { clientQuoteRequestCalls } from './client-quote-requests'
import { clientSpaceCalls } from './client-space'
import { diagnosticsCalls } from './diagnostics'
import { internationalCalls } from './international'
import { legalCalls } from './legal'
import { clientLiveCalls } from './live'
import { quoteRequestCalls } from './quote-request'
import { reminderCalls } from './reminders'
import { seoCalls } from './seo'
import { clientSettlementCalls } from './settlement'
import { siteCalls } from './site'
import { sitePreviewCalls } from './site-preview'
import { transmissionCalls } from './transmission'
import { verificationCalls } from './verification'

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
