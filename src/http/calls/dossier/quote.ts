import type { quoteCalls } from '~/contract/dossier/quote'
import type { Deps } from '~/usecases/ground/deps'
import { showQuote } from '~/usecases/quote/show-quote'
import { noteAgreement, noteFiling, readWaiting } from '~/usecases/quote/wait-before-signing'
import { privateFile } from '../../attachment'
import type { Handlers } from '../../register'

/** The unsigned quote, and what it waits for. */
export const quoteHandlers = (deps: Deps): Pick<Handlers, keyof typeof quoteCalls> => ({
  quote: async ({ params, by }) => {
    const { pdf, number } = await showQuote(deps, by, { key: params.id })
    return privateFile(pdf, 'application/pdf', `devis_${number}.pdf`)
  },
  waiting: ({ params }) => readWaiting(deps, { key: params.id }),
  requestFiled: ({ params, by }) => noteFiling(deps, by, { key: params.id }),
  agreementReceived: ({ params, by }) => noteAgreement(deps, by, { key: params.id }),
})
