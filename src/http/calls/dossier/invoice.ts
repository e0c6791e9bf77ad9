import type { Context } from 'hono'
import type { invoiceCalls } from '~/contract/dossier/invoice'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { checkSession } from '~/usecases/access/check-session'
import type { Deps } from '~/usecases/ground/deps'
import { noteInvoiceView } from '~/usecases/invoice/note-invoice-view'
import { showInvoice } from '~/usecases/invoice/show-invoice'
import type { Handlers } from '../../register'
import { pdfReply } from '../../reply/pdf-reply'
import { bearerToken } from '../../request/bearer-token'

/** The invoice as a PDF, to be shown or saved. */
export const invoiceHandlers = (deps: Deps): Pick<Handlers, keyof typeof invoiceCalls> => ({
  viewInvoice: async ({ params, by, context }) => {
    const { id, ...shown } = await showInvoice(deps, { key: params.id }, by)
    await noteInvoiceView(deps, await whoLooks(deps, by, context), id, shown.sha256)
    return pdfReply(shown, 'inline')
  },
  downloadInvoice: async ({ params, by }) =>
    pdfReply(await showInvoice(deps, { key: params.id }, by), 'attachment'),
})

/** The dashboard shows the same paper by the same call, with its token: that is no look of the client's. */
async function whoLooks(deps: Deps, by: ClientActor, context: Context): Promise<ClientActor | AccountActor> {
  const token = bearerToken(context)
  if (!token) return by
  const account = await checkSession(deps, token).catch(() => null)
  return account ? { ...by, kind: 'account', id: account.id } : by
}
