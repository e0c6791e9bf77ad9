export const INVOICE_VERDICTS = ['genuine', 'cancelled', 'specimen', 'changed', 'unknown'] as const

/** Whether a PDF is a paper of ours and unchanged: specification B5. */
export type InvoiceVerdict = (typeof INVOICE_VERDICTS)[number]
