import type { ReplyOf } from '../../../src/contract/call'
import type { companyCalls } from '../../../src/contract/dossier/company'
import { FEWEST_KINDS, missingDocuments } from '../../../src/domain/dossier/pieces/document-kind'
import { invoiceAmounts } from '../../../src/domain/invoice/amounts'
import { moneyBefore } from '../../../src/domain/invoice/money-words'
import { company } from './path'

export type DossierState = ReplyOf<(typeof companyCalls)['readCompany']>

/** A dossier as its holder is told of it: just opened, nothing handed in. */
export const OPENED: DossierState = {
  ...company,
  ...{
    id: 'd'.repeat(32),
    status: 'Nouveau',
    step: 2,
    signed: false,
    email_proof: 'not-asked',
    code_failed: false,
    email_next: null,
  },
  ...{ documents: [], missing: missingDocuments([]), request: null, amounts: null, invoice_number: null },
  ...{
    signature_timestamp: null,
    agreements_version: '1',
    eligibility: null,
    purge_at: null,
    team_wrote_at: null,
  },
}

/** The same with every piece, its invoice drawn up. */
export const COMPLETE: DossierState = {
  ...OPENED,
  ...{ step: 3, missing: [], invoice_number: 'BROUILLON-1' },
  documents: FEWEST_KINDS.map(kind => ({
    ...{ document_type: kind, filename: `${kind}.pdf`, size: 20_480 },
    reading: { state: 'done', kind: null, confirmed: false, ahead: null, verdicts: [] },
  })),
  amounts: {
    ...{ ht: 5_000, tva: 1_000, ttc: 6_000, vat_rate: 0.2, vat_exemption: null },
    lines: moneyBefore(invoiceAmounts(500_000, 2_000, null)),
  },
}
