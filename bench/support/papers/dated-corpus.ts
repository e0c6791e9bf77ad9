import type { Sent } from './corpus'
import { datedPapers } from './dated-papers'
import { FIRMS } from './firms'
import { ROUGH_VARIANTS, roughPicture } from './rough-variants'

/** Papers that were drawn to find out why days of issue were missed: each layout meets four kinds of harm. */
export function datedCorpus(): Sent[] {
  return FIRMS.flatMap((firm, index) => datedPapers(firm, index)).map((paper, place) => {
    const { name, kind, truth, firm, svg } = paper
    const variant = ROUGH_VARIANTS[(place * 5 + firm * 2 + 1) % ROUGH_VARIANTS.length] ?? 'small'
    return { name, kind, truth, firm, variant, bytes: () => roughPicture(svg, variant, place) }
  })
}
