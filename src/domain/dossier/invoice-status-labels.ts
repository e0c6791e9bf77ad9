import type { InvoiceStatus } from './dossier'

/** specification A4: how an invoice's status is shown. */
export const INVOICE_STATUS_LABELS: Record<InvoiceStatus, string> = {
  en_attente: 'En attente',
  signee: 'Signée',
}
