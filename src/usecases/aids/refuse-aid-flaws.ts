import type { Aid } from '~/domain/aids/aid'
import { type AidFlaw, aidFlaws, endFlaws } from '~/domain/aids/aid-flaws'
import { ruleProblems } from '~/domain/aids/rule-problems'
import { Refusal } from '~/domain/refusal'
import { bareClaims } from '~/domain/text/aid-claims'
import { renderContent } from '../content/render-content'

/** @param today in Paris. @throws Refusal `invalid-fields` */
export function refuseAidFlaws(aid: Aid, published: boolean, today: string) {
  const errors = [
    ...aidFlaws(aid).filter(({ field }) => !field.startsWith('conditions.')),
    ...endFlaws(aid, today),
    ...ruleProblems(aid.conditions),
    ...(published ? bareAmounts(aid) : []),
  ]
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}

/** An amount is never shown bare: what the check of all pages would find is refused before it stands on one. */
function bareAmounts({ text, covers }: Aid): AidFlaw[] {
  const message = 'Un montant d’aide s’écrit avec «\u00a0jusqu’à\u00a0» et «\u00a0sous réserve\u00a0».'
  const said = { text: renderContent(text), covers: renderContent(covers) }
  return (['text', 'covers'] as const)
    .filter(field => bareClaims(said[field], 0).length > 0)
    .map(field => ({ field, message }))
}
