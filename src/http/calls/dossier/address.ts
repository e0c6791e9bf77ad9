import type { addressCalls } from '~/contract/dossier/address'
import { answerDossierLink, showDossierLink } from '~/usecases/address/answer-dossier-link'
import { confirmCode } from '~/usecases/address/confirm-code'
import { requestCode } from '~/usecases/address/request-code'
import { readCompany } from '~/usecases/company/read-company'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

/** How an address proves itself, by a code or by a link. */
export function addressHandlers(deps: Deps): Pick<Handlers, keyof typeof addressCalls> {
  const proofOf = async (id: string) => ({ email_proof: (await readCompany(deps, { key: id })).email_proof })
  return {
    requestAddressCode: async ({ params, by }) => {
      await requestCode(deps, by, { key: params.id })
      return proofOf(params.id)
    },
    confirmAddress: async ({ params, body, by }) => {
      await confirmCode(deps, by, { key: params.id }, body.code)
      return proofOf(params.id)
    },
    showDossierLink: ({ params }) => showDossierLink(deps, params.token),
    answerDossierLink: ({ params, body, by }) => answerDossierLink(deps, by, params.token, body.answer),
  }
}
