import * as z from 'zod/mini'
import { AnswerTooLong, boundedText } from '~/domain/bounded-answer'
import { away, NeighbourAway } from '~/domain/neighbour'
import { circuitBreaker } from './circuit-breaker'

/** What a language model is asked: our instructions, and a text of others that is data and gives no orders. */
export interface ModelQuestion {
  /** Of the schema: « qualification ». */
  name: string
  instructions: string
  /** Masked of what it need not know. */
  data: unknown
  /** JSON schema of the only answer that is one. */
  schema: object
  maxTokens: number
}

/** A program that reads and writes sentences (LANGUAGE_MODEL_URL). It decides nothing alone. */
export interface LanguageModel {
  /**
   * @param patience milliseconds; ten seconds where nobody waits
   * @returns what it said, parsed, for the caller to check against its own schema; null when that is no JSON
   * @throws NeighbourAway when it does not answer in time, NeighbourPaused while it is left in peace
   */
  ask: (question: ModelQuestion, patience?: number) => Promise<unknown>
  /** Who reads what it is asked: its host, for texts that name recipients. */
  recipient: string
  /** What it was used for since the start of this copy. */
  use: ModelUse
}

/** How a language model was used, counted for whoever watches the site. */
export interface ModelUse {
  asked: number
  /** Of those: not answered in time, or at all. */
  away: number
  /** What its answers cost, as it counts them itself. */
  tokens: number
  /** Sentences for visitors of sites that said what the rules say, and those that said more and were thrown away. */
  said: number
  rejected: number
  /** Answers that it was not asked to say again: the site had had as many as it takes in a day. */
  over_budget: number
}

const PATIENCE_MS = 10_000
const LONGEST_ANSWER = 64_000

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
  usage: z.optional(z.object({ total_tokens: z.optional(z.number()) })),
})

/**
 * A service that speaks chat-completions, its own or bought.
 * @param address where completions are asked for; `?model=` names the model, a password in it is the key
 */
export function chatCompletions(
  address: string,
  patienceMs = PATIENCE_MS,
  breaker = circuitBreaker('the language model'),
): LanguageModel {
  const url = new URL(address)
  const key = decodeURIComponent(url.password || url.username)
  const model = url.searchParams.get('model') ?? 'default'
  url.username = ''
  url.password = ''
  url.searchParams.delete('model')
  const use: ModelUse = { asked: 0, away: 0, tokens: 0, said: 0, rejected: 0, over_budget: 0 }
  const ask = async (question: ModelQuestion, patience: number): Promise<unknown> => {
    use.asked += 1
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, ...bodyOf(question) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(away)
    if (answer.status >= 500 || answer.status === 429) {
      await answer.body?.cancel()
      throw new NeighbourAway(`the language model answered ${answer.status}`)
    }
    if (!answer.ok) return null
    const read = z.safeParse(
      completion,
      parsed(await boundedText(answer, LONGEST_ANSWER).catch(nothingOrAway)),
    )
    if (!read.success) return null
    use.tokens += Math.max(0, Math.round(read.data.usage?.total_tokens ?? 0))
    return parsed(read.data.choices[0]?.message.content ?? '')
  }
  return {
    ask: (question, patience = patienceMs) =>
      breaker.through(() =>
        ask(question, patience).catch(error => {
          if (error instanceof NeighbourAway) use.away += 1
          throw error
        }),
      ),
    recipient: url.hostname,
    use,
  }
}

const bodyOf = ({ name, instructions, data, schema, maxTokens }: ModelQuestion) => ({
  temperature: 0,
  max_tokens: maxTokens,
  response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  messages: [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(data) },
  ],
})

/** What is too long fits nothing. */
const nothingOrAway = (cause: unknown) => (cause instanceof AnswerTooLong ? '' : away(cause))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
