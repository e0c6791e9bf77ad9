/** Where a dossier stands, as it travels on the wire (SPEC.md section 4). */
export const DOSSIER_STATUSES = ['Nouveau', 'Incomplet', 'Soumis', 'Accepté', 'Refusé', 'Payé'] as const

export type DossierStatus = (typeof DOSSIER_STATUSES)[number]

/** Where a dossier's invoice stands, as it travels on the wire. */
export const INVOICE_STATUSES = ['en_attente', 'signee'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
