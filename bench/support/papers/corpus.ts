import { decoyPapers } from './decoy-papers'
import type { Paper } from './drawing'
import { firmPapers } from './firm-papers'
import { FIRMS } from './firms'
import { identityPapers } from './identity-papers'
import { pictureOf, VARIANTS } from './variants'

/** A paper as it is sent in. */
export interface Sent extends Omit<Paper, 'svg' | 'width' | 'height'> {
  variant: string
  bytes: () => Promise<Buffer>
}

/** Every paper of every firm, each in one of the variants in turn, so that each layout meets each variant. */
export function tuningCorpus(): Sent[] {
  return FIRMS.flatMap((firm, index) => [
    ...firmPapers(firm, index),
    ...identityPapers(firm, index),
    ...decoyPapers(firm, index),
  ]).map((paper, place) => {
    const variant = VARIANTS[(place * 3 + paper.firm) % VARIANTS.length] ?? 'scan'
    const { name, kind, truth, firm, svg } = paper
    return { name, kind, truth, firm, variant, bytes: () => pictureOf(svg, variant, place) }
  })
}
