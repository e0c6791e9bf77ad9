import { adminCalls } from './admin'
import { adminDeskCalls } from './admin-desk'
import { adminDossierCalls } from './admin-dossier'
import { adminExportCalls } from './admin-exports'
import { companyCalls } from './company'
import { contentCalls } from './content'
import { diagnosticsCalls } from './diagnostics'
import { internationalCalls } from './international'
import { invoiceCalls } from './invoice'
import { legalCalls } from './legal'
import { retentionCalls } from './retention'
import { seoCalls } from './seo'
import { siteCalls } from './site'
import { transmissionCalls } from './transmission'
import { verificationCalls } from './verification'

/** Every call of the product; server, client and OpenAPI derive from it. */
export const contract = {
  ...siteCalls,
  ...companyCalls,
  ...invoiceCalls,
  ...verificationCalls,
  ...adminCalls,
  ...internationalCalls,
  ...adminDeskCalls,
  ...adminDossierCalls,
  ...adminExportCalls,
  ...seoCalls,
  ...contentCalls,
  ...legalCalls,
  ...diagnosticsCalls,
  ...transmissionCalls,
  ...retentionCalls,
}

export type Contract = typeof contract
