import type { DossierStatus } from './dossier'
import type { DossierLife } from './life'

type BeforeErasure = 'nothing' | 'cancel-invoice' | 'decide-first'

/** For a signed invoice, by where its dossier stands; `unless-paid`: a balance that is due is put to a person. */
const SIGNED: Record<DossierStatus, BeforeErasure | 'unless-paid'> = {
  Nouveau: 'cancel-invoice',
  Incomplet: 'decide-first',
  Soumis: 'cancel-invoice',
  Accepté: 'unless-paid',
  Refusé: 'cancel-invoice',
  Payé: 'nothing',
}

/**
 * What the erasure or the purge of a dossier does with its invoice (specification B4 and B7): a signed one never
 * stays open without a debtor. `decide-first`: a balance is due, or pieces were asked of a client who has signed;
 * a person decides before anything goes.
 */
export function beforeErasure({
  status,
  signed,
  due,
}: Pick<DossierLife, 'status' | 'signed' | 'due'>): BeforeErasure {
  if (!signed) return 'nothing'
  const what = SIGNED[status]
  if (what !== 'unless-paid') return what
  return due <= 0 ? 'nothing' : 'decide-first'
}
