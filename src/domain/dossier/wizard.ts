import type { DossierStatus } from './dossier'

/** What decides which step a dossier opens at. */
export interface WizardState {
  status: DossierStatus
  /** Mandatory pieces still missing. */
  missing: readonly string[]
  signed: boolean
}

export type WizardStep = 1 | 2 | 3 | 4

/**
 * The step that a saved dossier opens at (specification A4): pieces, then signature, then the
 * confirmation. A dossier that the agency sent back opens at its pieces.
 */
export function wizardStep({ status, missing, signed }: WizardState): WizardStep {
  if (status === 'Nouveau' || status === 'Incomplet') {
    if (status === 'Incomplet' || missing.length > 0) return 2
    return 3
  }
  return signed ? 4 : 3
}
