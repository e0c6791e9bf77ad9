import type { invoiceCalls } from '~/contract/invoice'
import { invoiceFilename } from '~/domain/text/filename'
import type { Deps } from '~/usecases/deps'
import { noteInvoiceView } from '~/usecases/invoice/note-invoice-view'
import { type ShownInvoice, showInvoice } from '~/usecases/invoice/show-invoice'
import { disposition } from '../attachment'
import type { Handlers } from '../register'

/** The invoice as a PDF, to be shown or saved. */
export function invoiceHandlers(deps: Deps): Pick<Handlers, keyof typeof invoiceCalls> {
  return {
    viewInvoice: async ({ params, visitor }) => {
      const shown = await showInvoice(deps, params.id)
      await noteInvoiceView(deps, visitor, params.id, shown.sha256)
      return pdfReply(shown, 'inline')
    },
    downloadInvoice: async ({ params }) => pdfReply(await showInvoice(deps, params.id), 'attachment'),
  }
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
