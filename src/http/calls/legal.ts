import type { legalCalls } from '~/contract/legal'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/ground/deps'
import { retentionMonths } from '~/usecases/ground/retention-round'
import type { Handlers } from '../register'

/** The calls that read a legal text, and how long dossiers are kept. */
export function legalHandlers(
  deps: Pick<Deps, 'db' | 'legalTexts'>,
): Pick<Handlers, keyof typeof legalCalls> {
  return {
    legalText: async ({ params }) => {
      const texts = deps.legalTexts(await retentionMonths(deps))
      const text = texts.find(({ slug }) => slug === params.slug)
      if (!text) throw new Refusal('not-found')
      return text
    },
    retention: async () => ({ months: await retentionMonths(deps) }),
  }
}
