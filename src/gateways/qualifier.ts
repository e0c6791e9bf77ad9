import { array, maxLength, nullable, object, enum as oneOf, safeParse, strictObject, string } from 'zod/mini'
import { AnswerTooLong, boundedText } from '~/domain/bounded-answer'
import { CALL_ZONES, TRADES } from '~/domain/international/lead-pricing'
import { NeighbourAway } from '~/domain/neighbour'
import { QUALIFIER_INTENTS, type QualifierWord } from '~/domain/quote-requests/qualifier-word'
import { questionOf } from './qualifier-question'

/** A program that reads the text of a quote request and says what it seems to be. */
export interface Qualifier {
  /**
   * @param text masked: it names nobody
   * @returns null when it answers anything but what it was asked for
   * @throws NeighbourAway when it does not answer in time
   */
  read: (text: string) => Promise<SaidWord | null>
}

/** As the service said it: its reason is not masked yet. */
interface SaidWord extends QualifierWord {
  reason: string
}

const PATIENCE_MS = 10_000
const LONGEST_ANSWER = 64_000

/** All that an answer may hold: one more field, or another word, and it is none. */
const word = strictObject({
  trade: oneOf(TRADES),
  zone: nullable(oneOf(CALL_ZONES)),
  intent: oneOf(QUALIFIER_INTENTS),
  reason: string().check(maxLength(300)),
})
const completion = object({ choices: array(object({ message: object({ content: string() }) })) })

/**
 * A service that speaks chat-completions.
 * @param address where completions are asked for; `?model=` names the model, a password in it is the key
 */
export function chatQualifier(address: string, patience = PATIENCE_MS): Qualifier {
  const url = new URL(address)
  const key = decodeURIComponent(url.password || url.username)
  const model = url.searchParams.get('model') ?? 'default'
  url.username = ''
  url.password = ''
  url.searchParams.delete('model')
  return {
    async read(text) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(questionOf(model, text)),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch(away)
      if (answer.status >= 500 || answer.status === 429) {
        await answer.body?.cancel()
        throw new NeighbourAway(`the qualifier answered ${answer.status}`)
      }
      return answer.ok ? wordIn(await boundedText(answer, LONGEST_ANSWER).catch(nothingOrAway)) : null
    },
  }
}

/** The word of the first choice; null for whatever does not fit. */
function wordIn(text: string): SaidWord | null {
  const answered = safeParse(completion, parsed(text))
  const content = answered.success ? answered.data.choices[0]?.message.content : undefined
  const said = safeParse(word, parsed(content ?? ''))
  return said.success ? said.data : null
}

/** What is too long fits nothing. */
const nothingOrAway = (cause: unknown) => (cause instanceof AnswerTooLong ? '' : away(cause))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function away(cause: unknown): never {
  throw new NeighbourAway(String(cause), { cause })
}
