import type { DossierDetail } from '../../../src/web/ui/dossier-sheet/dossier-data'
import { company } from './path'

/** A dossier as the team reads it: handed in, without a piece. */
export const DETAIL: DossierDetail = {
  ...company,
  ...{ id: 'a', version: 1, status: 'Soumis', unreachable: false, email_next: null, invoice_number: null },
  ...{ created_at: '2026-10-01T08:00:00Z', updated_at: '2026-10-01T08:00:00Z', signature_timestamp: null },
  ...{ decision_due_at: null, request: null, missing: [], documents: [], invoices: [], doubles: [] },
  ...{ assignee: null, pieces_checked_at: null, eligibility_answer: null, call_back_at: null },
  ...{ answer_before: null, simulator: null, notes: [], proposal: null, messages: [], events: [] },
  ...{ client_waits_since: null, aid_bodies: [], handed_to: null, to_transmit: [] },
  retention: { kept_until: '2027-10-01T08:00:00Z', extended_until: null, extendable: 0 },
  transitions: [{ to: 'Incomplet', asks: 'pieces', undoes: false }],
}
