import type { Context } from 'hono'
import type { invoiceCalls } from '~/contract/invoice'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { invoiceFilename } from '~/domain/text/filename'
import { checkSession } from '~/usecases/admin/sessions'
import type { Deps } from '~/usecases/deps'
import { noteInvoiceView } from '~/usecases/invoice/note-invoice-view'
import { type ShownInvoice, showInvoice } from '~/usecases/invoice/show-invoice'
import { disposition } from '../attachment'
import type { Handlers } from '../register'
import { bearerToken } from './admin'

/** The invoice as a PDF, to be shown or saved. */
export function invoiceHandlers(deps: Deps): Pick<Handlers, keyof typeof invoiceCalls> {
  return {
    viewInvoice: async ({ params, by, context }) => {
      const shown = await showInvoice(deps, params.id)
      await noteInvoiceView(deps, await whoLooks(deps, by, context), params.id, shown.sha256)
      return pdfReply(shown, 'inline')
    },
    downloadInvoice: async ({ params }) => pdfReply(await showInvoice(deps, params.id), 'attachment'),
  }
}

/** The dashboard shows the same paper by the same call, with its token: that is no look of the client's. */
async function whoLooks(deps: Deps, by: ClientActor, context: Context): Promise<ClientActor | AccountActor> {
  const token = bearerToken(context)
  if (!token) return by
  const account = await checkSession(deps, token).catch(() => null)
  return account ? { ...by, kind: 'account', id: account.id } : by
}

/** A paper, to be shown in a frame of ours or saved. */
export function pdfReply(
  { pdf, sha256, company_name }: ShownInvoice,
  type: 'inline' | 'attachment',
): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': disposition(type, invoiceFilename(company_name)),
      'Cache-Control': 'no-store',
      ETag: `"${sha256}"`,
      // Our own pages show it in a frame.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
      'X-Robots-Tag': 'noindex',
    },
  })
}
