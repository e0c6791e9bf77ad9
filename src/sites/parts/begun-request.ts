import type { SiteRequest } from '~/domain/site/online/site-request'
import type { Exchange } from '../assistant/answers/answer'

/** As `sites/scripts/assistant.js` has them. */
const TELEPHONE = /(?<![\d.])\+?\d(?:[\s.()-]?\d){8,13}(?!\d)/
const EMAIL = /[^\s<>(),;:]+@[^\s<>(),;:]+\.[a-z]{2,}/i
const NAME = /(?:[Jj]e m.appelle|[Mm]on nom est)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)/u

/**
 * The request form as a conversation fills it: what the machine did not know, or was asked for and a person does, with the
 * name, telephone and e-mail that were said in it. Empty after any other answer.
 */
export function begunRequest(exchange: Exchange | null | undefined): Partial<SiteRequest> {
  if (exchange?.answer.kind !== 'unknown' && exchange?.answer.kind !== 'request') return {}
  const { question } = exchange
  return {
    text: question,
    name: NAME.exec(question)?.[1] ?? '',
    telephone: TELEPHONE.exec(question)?.[0] ?? '',
    email: EMAIL.exec(question)?.[0] ?? '',
  }
}
