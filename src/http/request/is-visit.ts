import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'

/** The same few browsers come again and again, and the list of programs is long. */
const MOST_KNOWN = 2_000
/** No browser says so much of itself. */
const LONGEST = 512
const known = new Map<string, boolean>()

type Asked = Pick<IncomingMessage, 'method' | 'headers'>

/**
 * Whether a person looks at a page: a request of a browser for a page of its own, not a program of the published list of
 * `isbot`, nothing that a browser fetches ahead, and nobody who objects.
 */
export function isVisit({ method, headers }: Asked): boolean {
  if (method !== 'GET') return false
  const shown = headers['sec-fetch-dest']
  if (shown !== undefined && shown !== 'document') return false
  return mayBeCounted(headers)
}

/** Whether what is done may be counted: by a person, whose browser sends neither « Do Not Track » nor Global Privacy Control. */
export function mayBeCounted(headers: Asked['headers']): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false
  return isPerson(headers['user-agent'] ?? '')
}

function isPerson(agent: string): boolean {
  if (agent === '' || agent.length > LONGEST) return false
  const seen = known.get(agent)
  if (seen !== undefined) return seen
  if (known.size >= MOST_KNOWN) known.clear()
  const person = !isbot(agent)
  known.set(agent, person)
  return person
}
