import type { DossierLife } from './life'

/**
 * What the erasure or the purge of a dossier does with its invoice (specification B4 and B7): a signed one never
 * stays open without a debtor. `decide-first`: a balance is due, or pieces were asked of a client who has signed;
 * a person decides before anything goes.
 */
export function beforeErasure({
  status,
  signed,
  due,
}: Pick<DossierLife, 'status' | 'signed' | 'due'>): 'nothing' | 'cancel-invoice' | 'decide-first' {
  if (!signed || status === 'Payé') return 'nothing'
  if (status === 'Accepté') return due <= 0 ? 'nothing' : 'decide-first'
  return status === 'Incomplet' ? 'decide-first' : 'cancel-invoice'
}
