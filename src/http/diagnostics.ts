import type { diagnosticsCalls } from '~/contract/diagnostics'
import type { Deps } from '~/usecases/deps'
import { createTestDossier } from '~/usecases/diagnostics/create-test-dossier'
import { showTestInvoice } from '~/usecases/diagnostics/show-test-invoice'
import { pdfReply } from './invoice'
import type { Handlers } from './register'

/** The calls of the test and diagnostic pages (SPEC.md section 7). */
export function diagnosticsHandlers(deps: Deps): Pick<Handlers, keyof typeof diagnosticsCalls> {
  return {
    createTestCompany: ({ visitor }) => createTestDossier(deps, visitor),
    downloadTest: async ({ params }) => pdfReply(await showTestInvoice(deps, params.id), 'attachment'),
  }
}
