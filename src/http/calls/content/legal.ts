import type { legalCalls } from '~/contract/content/legal'
import { found } from '~/domain/found'
import type { Deps } from '~/usecases/ground/deps'
import { retentionMonths } from '~/usecases/ground/retention-months'
import type { Handlers } from '../../register'

/** The calls that read a legal text, and how long dossiers are kept. */
export const legalHandlers = (
  deps: Pick<Deps, 'db' | 'legalTexts'>,
): Pick<Handlers, keyof typeof legalCalls> => ({
  legalText: async ({ params }) => {
    const texts = deps.legalTexts(await retentionMonths(deps))
    return found(texts.find(({ slug }) => slug === params.slug))
  },
  retention: async () => ({ months: await retentionMonths(deps) }),
})
