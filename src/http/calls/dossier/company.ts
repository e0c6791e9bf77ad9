import type { companyCalls } from '~/contract/dossier/company'
import { correctCompany } from '~/usecases/company/correct-company'
import { finalizeDossier } from '~/usecases/company/finalize-dossier'
import { lookUpCompany } from '~/usecases/company/look-up-company'
import { readCompany } from '~/usecases/company/read-company'
import { removeDocument } from '~/usecases/company/remove-document'
import { sendResumeLink } from '~/usecases/company/send-resume-link'
import { submitCompany } from '~/usecases/company/submit-company'
import { uploadDocument } from '~/usecases/company/upload-document'
import type { Deps } from '~/usecases/ground/deps'
import { signInvoice } from '~/usecases/invoice/sign-invoice'
import { confirmDocument } from '~/usecases/reading/confirm-document'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'

/** The calls of the wizard (specification A7). */
export const companyHandlers = (deps: Deps): Pick<Handlers, keyof typeof companyCalls> => ({
  submitCompany: ({ body, by, context }) =>
    submitCompany(deps, by, body, context.req.header('idempotency-key') ?? null, {
      mail_link: context.req.header('address-code') === 'mail',
    }),
  readCompany: ({ params }) => readCompany(deps, { key: params.id }),
  correctCompany: ({ params, body, by }) => correctCompany(deps, by, { key: params.id }, body),
  uploadDocument: ({ params, by, context }) =>
    uploadDocument(deps, by, { key: params.id }, uploadOf(context)),
  removeDocument: ({ params, by }) => removeDocument(deps, by, { key: params.id }, params.document_type),
  confirmDocument: async ({ params, by }) => {
    await confirmDocument(deps, by, { key: params.id }, params.document_type)
    return readCompany(deps, { key: params.id })
  },
  signInvoice: ({ params, by, context }) =>
    signInvoice(
      deps,
      by,
      { key: params.id },
      {
        pdfSha256: context.req.header('if-match')?.replace(/^"|"$/g, '') ?? null,
        agreementsVersion: context.req.header('agreements-version') ?? null,
      },
    ),
  finalizeDossier: ({ params, by }) => finalizeDossier(deps, by, { key: params.id }),
  lookUpCompany: ({ params }) => lookUpCompany(deps, params.siret),
  sendResumeLink: async ({ body, by }) => {
    await sendResumeLink(deps, by, body)
    return {
      message: 'Si un dossier correspond à ces informations, son lien vient de partir à cette adresse.',
    }
  },
})
