import { monthlyFilename } from '~/domain/dossier/pieces/filename'
import type { readLeadInvoice } from '~/usecases/leads/invoices/read-lead-invoices'
import { pdfReply } from './pdf-reply'

/** A month's invoice of a client of the leads, or its avoir, to be saved. */
export const monthlyPaper = (paper: Awaited<ReturnType<typeof readLeadInvoice>>) =>
  pdfReply(
    paper,
    'attachment',
    monthlyFilename(paper.company_name, { number: paper.number, corrects: paper.cancels !== null }),
  )
