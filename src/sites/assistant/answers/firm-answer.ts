import { qualificationWords } from '~/domain/site/words/qualification-words'
import { anyOf } from '~/domain/text/any-of'
import { stemsOf } from '../question/stems'
import type { AnswerPart, Asked } from './answer'

const SINCE = anyOf(
  /\bvous (etes|existez) .{0,12}depuis longtemps\b|\bannees? d experience\b|\banciennete\b/,
  /\bdepuis (quand|combien de temps|combien d annees?|quel annee)\b|\b(quel|en quel) annee\b/,
  /\b(existez|installee?s?|ancienn\w*)\b.{0,20}\b(quand|annees?|longtemps)\b/,
)
const QUALIFIED =
  /\b(vos|quels?|des|avez vous|vous avez|vous etes) .{0,12}(qualifi\w+|certifi\w+|labels?|labelise\w*|diplomes?|agrements?)\b/
const OFFER =
  /\b(specialites?|prestations?|services|produits)\b|\b(que|quoi|qu est ce que) .{0,12}(proposez|faites|vendez)\b|\bvous (proposez|faites|vendez) quoi\b/
/** Words that ask for all of it, and for nothing of it. */
const ALL = /\b(specialites?|prestations?|services|produits|vendez|liste|est|sorte|different\w*|offrez)\b/g
/** How many are told where all are asked for. */
const MOST = 9

/** Since when the firm is there, what it is qualified for, and what it offers, where somebody asks for all of it. */
export function firmAnswer({ firm: { facts }, text }: Asked): AnswerPart | null {
  if (SINCE.test(text) && facts.since)
    return { kind: 'service', text: `Depuis ${facts.since}.`, facts: ['since'] }
  if (QUALIFIED.test(text) && facts.qualifications.length > 0)
    return {
      kind: 'service',
      text: `Ce qui est annoncé ici\u00a0: ${facts.qualifications.map(qualificationWords).join('\u202f; ')}.`,
      facts: facts.qualifications.map((_, at) => `qualifications.${at}`),
    }
  if (!OFFER.test(text) || facts.services.length === 0 || stemsOf(text.replace(ALL, ' ')).length > 0)
    return null
  const told = facts.services.slice(0, MOST).map(({ name }) => name)
  const more = facts.services.length > MOST ? ', et d’autres' : ''
  return {
    kind: 'service',
    text: `Ce qui est annoncé ici\u00a0: ${told.join(', ')}${more}.`,
    facts: told.map(name => `services.${name}`),
  }
}
