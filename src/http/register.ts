import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '~/contract/call'
import { type Contract, contract } from '~/contract/contract'
import type { BudgetName } from '~/domain/access/budget'
import { pairsOf } from '~/domain/closed-list'
import type { Actor, ClientActor, Origin, SignedInActor } from '~/domain/journal/actor'
import type { NotedCall } from '~/domain/journal/noted-call'
import { Refusal } from '~/domain/refusal'
import { fieldErrors } from './field-errors'
import { isFromElsewhere } from './is-from-elsewhere'
import { readJson } from './read-json'

export type Handler<C extends Call> = (request: {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  by: ActorOf<C>
  context: Context
}) => HandedBack<C>

/** What a handler hands back; where the reply is empty, whatever the use case gives stays here. */
export type HandedBack<C extends Call> =
  AnswerOf<C> extends Record<string, never>
    ? Promise<void> | Promise<object>
    : Promise<AnswerOf<C> | Response>

/** A handler whatever its call: what it is given was parsed by the schemas of that call. */
type AnyHandler = (request: {
  params: Record<string, string>
  query: unknown
  body: unknown
  by: Actor
  context: Context
}) => Promise<unknown>

/** One handler per call of the contract: a missing one is a type error. */
export type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }

/** Who calls: the administration's calls let accounts through, the others take everybody for a client. */
type ActorOf<C extends Call> = C extends { reader: 'admin' } ? SignedInActor : ClientActor

/** Says who calls; throws a Refusal where that one may not. */
export type Guard = (context: Context, entry: Call) => Promise<Actor & Origin>

/** By the reader that a call names. */
export type Guards = Record<Call['reader'], Guard>

/** What every call goes through besides its own handler. */
interface CallParts {
  handlers: Handlers
  guards: Guards
  /** Counts one use of a call's budget; throws a Refusal when nothing is left of it. */
  spendBudget: (name: BudgetName, origin: Origin, proof: string | null) => Promise<void>
  /** Keeps a trail of what an account looked at. */
  note: (
    name: NotedCall,
    params: Record<string, string>,
    by: SignedInActor,
    onceADay: boolean,
  ) => Promise<void>
  /** The dossier that the `{id}` of an address of the administration means. */
  dossierOf: (key: string) => Promise<string>
  publicUrl: string
}

/**
 * Calls whose `{id}` is a dossier's lasting id or its holder's key of now: their use cases are given the lasting id. The
 * `{id}` of a visitor's call is a key and stays one: what it changes is locked by that very key.
 */
const OF_A_DOSSIER = /^\/api\/admin\/dossier\/\{id\}/

/** Mounts every call of the contract: guard, budget, parse, handle, reply. */
export function registerCalls(
  app: Hono,
  { handlers, guards, spendBudget, note, dossierOf, publicUrl }: CallParts,
) {
  for (const [name, entry] of pairsOf<keyof Contract, Call>(contract)) {
    const handler = handlers[name] as AnyHandler
    app.on(entry.method, entry.path.replace(/\{(\w+)\}/g, ':$1'), async context => {
      context.set('route', entry.path)
      const by = await guards[entry.reader](context, entry)
      refuseOtherSites(entry, context, publicUrl)
      if (entry.budget) await spendBudget(entry.budget, by, proofOf(context))
      const body = await readBody(entry, context)
      const query = parse(entry.query, context.req.query())
      const params: Record<string, string> = context.req.param()
      if (params.id && OF_A_DOSSIER.test(entry.path)) params.id = await dossierOf(params.id)
      if (isNoted(name, entry)) await note(name, params, by as SignedInActor, entry.noted === 'daily')
      const reply = await handler({ params, query, body, by, context })
      if (reply instanceof Response) return reply
      context.header('Cache-Control', 'no-store')
      if (entry.status === 204) return context.body(null, 204)
      const text = JSON.stringify(described(name, entry, reply))
      context.header('Content-Type', 'application/json')
      // Said so that a short reply is not compressed: setting up the compressor costs more than it saves.
      context.header('Content-Length', String(Buffer.byteLength(text)))
      return context.body(text, entry.status ?? 200)
    })
  }
}

/** What a browser worked out for the challenge of a `proof-needed`. */
export const proofOf = ({ req }: Context): string | null => req.header('proof-of-work') ?? null

/**
 * Only what the contract names leaves, a moment as ISO 8601: a column added to a table is not published by it. A reply that
 * does not fit is our own mistake and is kept back.
 */
function described(name: string, { reply: schema }: Call, reply: unknown): unknown {
  if (typeof schema === 'string') return reply
  const result = z.safeParse(schema, reply ?? {})
  if (result.success) return result.data
  const places = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new Error(`The reply of ${name} is not what its contract describes: ${places.join(', ')}`)
}

/**
 * All that an account takes away or looks at singly, before it is given, and a list once a session and
 * day; a change is noted by the use case that makes it, in the same transaction.
 */
const isNoted = (name: string, { reader, method, path, reply, noted }: Call): name is NotedCall =>
  noted !== false &&
  reader === 'admin' &&
  (noted === 'daily' || (method === 'GET' && (path.includes('{') || typeof reply === 'string')))

/**
 * A page of another site can make its visitor's browser send, but not in JSON without asking us first, nor
 * without saying where it comes from. A script or a program says nothing, and may call.
 */
function refuseOtherSites({ method, body }: Call, { req }: Context, publicUrl: string) {
  if (method !== 'GET' && isFromElsewhere(req, publicUrl)) throw new Refusal('cross-site')
  const [type = ''] = (req.header('content-type') ?? '').split(';')
  const json = body !== undefined && body !== 'multipart'
  if (json && type.trim().toLowerCase() !== 'application/json') throw new Refusal('json-expected')
}

async function readBody(entry: Call, context: Context): Promise<unknown> {
  if (entry.body === undefined || entry.body === 'multipart') return undefined
  return parse(entry.body, await readJson(context))
}

function parse(schema: Call['query'], value: unknown): unknown {
  if (!schema) return undefined
  // Without the input a value of another type would be told as one that is missing.
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw new Refusal('invalid-fields', { errors: fieldErrors(result.error) })
}
