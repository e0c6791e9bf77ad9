import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import type { ShownInvoice } from '~/usecases/invoice/show-invoice'
import { disposition } from '../attachment'

/** A paper, to be shown in a frame of ours or saved. */
export function pdfReply(
  { pdf, sha256, company_name }: Omit<ShownInvoice, 'id'>,
  type: 'inline' | 'attachment',
  filename = invoiceFilename(company_name),
): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': disposition(type, filename),
      'Cache-Control': 'no-store',
      ETag: `"${sha256}"`,
      // Our own pages show it in a frame.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
      'X-Robots-Tag': 'noindex',
    },
  })
}
