import type { Aid } from '~/domain/aids/aid'
import { readAnswers } from '~/domain/eligibility/read-answers'
import { postalCodeIn } from '~/domain/place/department'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { DbAndClock } from '../ground/deps'
import { readAids } from './read-aids'

/** An aid that may apply to a dossier, and what its client should know of it before signing. */
export interface PossibleAid extends Pick<Aid, 'slug' | 'name' | 'body' | 'signing' | 'representative'> {
  outcome: 'eligible' | 'to-check'
  /** The conditions that no answer settles. */
  open: string[]
}

/**
 * The grants of a dossier's territory that nothing known excludes: those that the result and the town's page name. The
 * answers that the client joined decide; where the establishment is, its address says.
 */
export async function possibleAids(
  deps: DbAndClock,
  { simulator_answers, address }: Pick<Dossier, 'simulator_answers' | 'address'>,
): Promise<PossibleAid[]> {
  const joined = simulator_answers ?? {}
  const code = postalCodeIn(address) ?? joined['code-postal']
  if (!code) return []
  const judged = await readAids(deps, readAnswers({ ...joined, 'code-postal': code }))
  return judged.flatMap(({ aid, outcome, because }) => {
    if (outcome === 'not-eligible' || aid.departments.length === 0 || aid.kind !== 'subvention') return []
    const { slug, name, body, signing, representative } = aid
    const open = because.filter(({ finding }) => finding === 'unknown').map(({ says }) => says)
    return [{ slug, name, body, signing, representative, outcome, open }]
  })
}
