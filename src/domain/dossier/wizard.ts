import type { DossierStatus } from './dossier'

/** What decides which step a dossier opens at. */
export interface WizardState {
  status: DossierStatus
  /** As its holder may know it: a decision that can still be undone is not told. */
  told: DossierStatus
  /** Mandatory pieces still missing. */
  missing: readonly string[]
  signed: boolean
}

export type WizardStep = 1 | 2 | 3 | 4

/**
 * The step that a saved dossier opens at (specification A4): pieces, then signature, then the
 * confirmation. A dossier that the agency sent back opens at its pieces. The signature is offered where the table of
 * life.ts takes it, and nowhere else.
 */
export function wizardStep({ status, told, missing, signed }: WizardState): WizardStep {
  if (status === 'Nouveau' || status === 'Incomplet') {
    if (status === 'Incomplet' || missing.length > 0) return 2
    return 3
  }
  return !signed && told === 'Incomplet' ? 2 : 4
}
