import type { Context, Hono } from 'hono'
import { safeParse } from 'zod/mini'
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '~/contract/call'
import { type Contract, contract } from '~/contract/contract'
import type { BudgetName } from '~/domain/access/budget'
import { Refusal } from '~/domain/refusal'
import type { Visitor } from '~/usecases/deps'
import { fieldErrors } from './field-errors'
import { readJson } from './json-body'

export type Handler<C extends Call> = (request: {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  visitor: Visitor
  context: Context
}) => Promise<ReplyOf<C> | Response>

/** One handler per call of the contract: a missing one is a type error. */
export type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }

/** Checks that the caller may call; throws a Refusal otherwise. */
export type Guard = (context: Context) => Promise<void>

/** Counts one use of a call's budget; throws a Refusal when there is no room. */
export type SpendBudget = (name: BudgetName, visitor: Visitor) => Promise<void>

/** Keeps a trail of what the administrator did. */
export type NoteCall = (name: string, params: Record<string, string>, visitor: Visitor) => Promise<void>

/** Mounts every call of the contract: guard, budget, parse, handle, reply. */
export function registerCalls(
  app: Hono,
  handlers: Handlers,
  guards: Record<Call['reader'], Guard>,
  visitorOf: (context: Context) => Visitor,
  spendBudget: SpendBudget,
  note: NoteCall,
) {
  for (const [name, entry] of Object.entries(contract) as [keyof Contract, Call][]) {
    const handler = handlers[name] as unknown as Handler<Call>
    app.on(entry.method, entry.path.replace(/\{(\w+)\}/g, ':$1'), async context => {
      context.set('route', entry.path)
      await guards[entry.reader](context)
      const visitor = visitorOf(context)
      if (entry.budget) await spendBudget(entry.budget, visitor)
      const body = await readBody(entry, context)
      const query = parse(entry.query, context.req.query())
      const reply = await handler({
        params: context.req.param(),
        query,
        body,
        visitor,
        context,
      } as never)
      if (isNoted(entry)) await note(name, context.req.param(), visitor)
      if (reply instanceof Response) return reply
      context.header('Cache-Control', 'no-store')
      return entry.status === 204
        ? context.body(null, 204)
        : context.json(described(name, entry, reply), entry.status ?? 200)
    })
  }
}

/**
 * Only what the contract names leaves: a column added to a table is not published by it. A reply that
 * does not fit is our own mistake and is kept back.
 */
function described(name: string, { reply: schema }: Call, reply: unknown): object {
  if (typeof schema === 'string') return reply as object
  const result = safeParse(schema, reply)
  if (result.success) return result.data as object
  const places = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new Error(`The reply of ${name} is not what its contract describes: ${places.join(', ')}`)
}

/** All that an administrator changes, takes away or looks at singly; lists are read all day long. */
const isNoted = ({ reader, method, path, reply, noted }: Call) =>
  noted !== false &&
  reader === 'admin' &&
  (method !== 'GET' || path.includes('{') || typeof reply === 'string')

async function readBody(entry: Call, context: Context): Promise<unknown> {
  if (entry.body === undefined || entry.body === 'multipart') return undefined
  return parse(entry.body, await readJson(context))
}

function parse(schema: Call['query'], value: unknown): unknown {
  if (!schema) return undefined
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw new Refusal('invalid-fields', { errors: fieldErrors(result.error) })
}
