import { ApiProblem } from './api-problem'
import type { Call, ReplyOf, RequestOf } from './call'
import { type AnyRequest, addressOf } from './call-address'
import type { Contract } from './contract'
import { SILENT } from './failure'
import { FILE_PATIENCE, inTime, PATIENCE } from './patience'

/** A typed client: one method per call. */
export type ApiOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (request: RequestOf<Calls[Name]>) => Promise<ReplyOf<Calls[Name]>>
}

/** The client of the whole contract. */
export type Api = ApiOf<Contract>

/** What a client sends over: the browser's `fetch`, one with a deadline, or the server's in-process one. */
export type Send = (address: string, init?: PatientInit) => Promise<Response>

/** What a browser's `fetch` takes, and how long its answer may keep silent, in milliseconds. */
export interface PatientInit extends RequestInit {
  patience?: number
}

/**
 * Makes a client of some calls over a `fetch`: the browser's own, or the server's in-process one, so that pages
 * rendered on the server and pages run in the browser read through the same road.
 * @throws ApiProblem on any status that is not 2xx; the fetch's own error when nothing answered.
 */
export function makeApiOf<Calls extends Record<string, Call>>(
  calls: Calls,
  send: Send,
  authorization?: () => string | null,
): ApiOf<Calls> {
  // A method is made when it is first asked for: a page rendered on the server calls one or two of some two hundred.
  const methods: Record<PropertyKey, unknown> = {}
  return new Proxy(methods, {
    get(_, name) {
      const entry = typeof name === 'string' && Object.hasOwn(calls, name) ? calls[name] : undefined
      if (entry)
        methods[name] ??= (request: AnyRequest = {}) =>
          perform(send, entry, request, authorization?.() ?? null)
      return methods[name]
    },
  }) as ApiOf<Calls>
}

async function perform(send: Send, entry: Call, request: AnyRequest, token: string | null) {
  const { params = {}, query = {}, body, headers, signal } = request
  const form = body instanceof FormData ? body : null
  const json = body !== undefined && !form
  const ask = (proof: Record<string, string> = {}) =>
    send(addressOf(entry, params, query), {
      method: entry.method,
      signal: signal ?? null,
      patience: typeof entry.reply === 'string' ? FILE_PATIENCE : PATIENCE,
      body: json ? JSON.stringify(body) : form,
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
        ...proof,
      },
    }).catch(unreachable)
  const answered = await ask()
  const response = answered.status === 429 ? await workedFor(answered, ask) : answered
  if (!response.ok) throw new ApiProblem(response.status, await response.json().catch(() => ({})))
  if (typeof entry.reply === 'string') return response
  return response.status === 204 ? undefined : response.json()
}

/** A browser's own « Failed to fetch » is for nobody; a call that was given up, or ran out of time, says so itself. */
function unreachable(cause: unknown): never {
  if (!(cause instanceof TypeError)) throw cause
  throw new Error(SILENT, { cause })
}

/** Where a proof of work is asked for, the browser does it unseen and sends the same call again, once. */
async function workedFor(refused: Response, ask: (proof: Record<string, string>) => Promise<Response>) {
  const { code, challenge } = await refused
    .clone()
    .json()
    .catch(() => ({}))
  if (code !== 'proof-needed' || !challenge) return refused
  const { solveWork } = await inTime(import('./solve-work')).catch(unreachable)
  const proof = await solveWork(challenge)
  return proof ? ask({ 'Proof-Of-Work': proof }) : refused
}
