import type { legalCalls } from '~/contract/legal'
import { Refusal } from '~/domain/refusal'
import type { LegalText } from '~/domain/text/legal-text'
import type { Handlers } from '../register'

/** The call that reads a legal text; the texts were read once, at start. */
export function legalHandlers({
  legalTexts,
}: {
  legalTexts: LegalText[]
}): Pick<Handlers, keyof typeof legalCalls> {
  return {
    legalText: async ({ params }) => {
      const text = legalTexts.find(({ slug }) => slug === params.slug)
      if (!text) throw new Refusal('not-found')
      return text
    },
  }
}
