import type { verificationCalls } from '~/contract/dossier/verification'
import type { Deps } from '~/usecases/ground/deps'
import { verifyInvoice } from '~/usecases/verification/verify-invoice'
import { disposition } from '../../attachment'
import { readMultipart } from '../../read-multipart'
import type { Handlers } from '../../register'

/** Lets anybody check a paper of ours. */
export const verificationHandlers = (deps: Deps): Pick<Handlers, keyof typeof verificationCalls> => ({
  verifyInvoice: ({ by, context }) => verifyInvoice(deps, by, readMultipart(context)),
  sealCertificate: async () =>
    new Response(deps.sealer.authorityPem ?? deps.sealer.certificatePem, {
      headers: {
        'Content-Type': 'application/x-pem-file',
        'Content-Disposition': disposition('attachment', 'cachet.pem'),
        'Cache-Control': 'public, max-age=3600',
      },
    }),
})
