import type { clientSettlementCalls, settlementCalls } from '~/contract/dossier/settlement'
import { centsOf } from '~/domain/invoice/cents-of'
import type { Deps } from '~/usecases/ground/deps'
import { continueDossier } from '~/usecases/settlement/continue-dossier'
import { drawPaymentCode, readClientSettlement } from '~/usecases/settlement/read-client-settlement'
import { readSettlement } from '~/usecases/settlement/read-settlement'
import { recordPayment } from '~/usecases/settlement/record-payment'
import { remindPayment } from '~/usecases/settlement/remind-payment'
import { renounce } from '~/usecases/settlement/renounce'
import { privateFile } from '../../attachment'
import type { Handlers } from '../../register'

/** What is paid on an invoice. */
export const settlementHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof settlementCalls | keyof typeof clientSettlementCalls> => ({
  invoiceSettlement: ({ params }) => readSettlement(deps, params.number),
  recordPayment: async ({ params, body: { amount, ...payment }, by }) => {
    await recordPayment(deps, by, params.number, { ...payment, cents: centsOf(amount) })
    return readSettlement(deps, params.number)
  },
  remindPayment: async ({ params, body, by }) => {
    await remindPayment(deps, by, params.number, body.version)
    return readSettlement(deps, params.number)
  },
  companySettlement: ({ params }) => readClientSettlement(deps, { key: params.id }),
  paymentCode: async ({ params }) =>
    privateFile(await drawPaymentCode(deps, { key: params.id }), 'image/png', 'virement.png', 'inline'),
  continueDossier: async ({ params, by }) => {
    await continueDossier(deps, by, { key: params.id })
    return readClientSettlement(deps, { key: params.id })
  },
  renounce: async ({ params, by }) => {
    await renounce(deps, by, { key: params.id })
    return readClientSettlement(deps, { key: params.id })
  },
})
