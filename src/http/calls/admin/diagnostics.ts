import type { diagnosticsCalls } from '~/contract/admin/diagnostics'
import { describeApi } from '~/contract/openapi'
import { atFirstUse } from '~/domain/at-first-use'
import { createTestDossier } from '~/usecases/diagnostics/create-test-dossier'
import { showTestInvoice } from '~/usecases/diagnostics/show-test-invoice'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'
import { pdfReply } from '../../reply/pdf-reply'

/** The calls of the test and diagnostic pages (specification A7). */
export function diagnosticsHandlers(deps: Deps): Pick<Handlers, keyof typeof diagnosticsCalls> {
  const description = atFirstUse(() => JSON.stringify(describeApi(deps.agency.brand, deps.publicUrl)))
  return {
    openApi: async () =>
      new Response(description(), {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
      }),
    createTestCompany: ({ by }) => createTestDossier(deps, by),
    downloadTest: async ({ params }) => pdfReply(await showTestInvoice(deps, params.id), 'attachment'),
  }
}
