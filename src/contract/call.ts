import * as z from 'zod/mini'
import type { BudgetName } from '~/domain/access/budget'
import type { Permission } from '~/domain/access/permission'

/** Who may call. A call without a reader does not type-check, so nothing is open by accident. */
export type Reader = 'public' | 'admin' | 'operator' | 'client' | 'owner' | 'carrier'

/** One call of the backend: path, who may call, body, reply (specification A7). */
export type Call = CallShape & Access

/** A closed call names what an account must be allowed to do; others have nothing to name. */
type Access =
  | { reader: Extract<Reader, 'admin'>; permission: Permission }
  | { reader: Exclude<Reader, 'admin'>; permission?: never }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CallShape {
  method: Method
  /** OpenAPI form: `/api/company/{id}`. */
  path: `/${string}`
  summary: string
  /** How often one address, and all of them, may call; none for calls that only read. */
  budget?: BudgetName
  query?: z.ZodMiniType
  /** A JSON schema, or `multipart` when the handler reads the request as a stream. */
  body?: z.ZodMiniType | 'multipart'
  /** What a multipart body holds beside its `file`. */
  parts?: z.ZodMiniType
  /** A form without JavaScript calls it: a browser that is refused goes back to the form's page (303). */
  fromForm?: true
  /** The success status; 200 when left out. */
  status?: 200 | 201 | 202 | 204
  /**
   * False for a look that its use case writes into the journal itself; `daily` for a list, which the
   * journal notes once for each session and day.
   */
  noted?: false | 'daily'
  /** A JSON schema, or the media types, parted by commas, of a reply whose bytes the handler streams. */
  reply: z.ZodMiniType | `${string}/${string}`
}

/** What an entry says beside its route. One without a reply answers 204, with nothing. */
export type Entry = Omit<CallShape, 'method' | 'path' | 'reply'> & { reply?: CallShape['reply'] }

/** Of an entry without a reply. */
const NOTHING = { status: 204, reply: z.object({}) } as const

export type Replied<Of extends Entry> = Of & (Of extends { reply: unknown } ? unknown : typeof NOTHING)

/** A call as the contract holds it, of a route as HTTP says it: `GET /api/company/{id}`. */
type Made<Route extends string, Of extends Entry> = Replied<Of> &
  (Route extends `${infer At extends Method} ${infer Path extends `/${string}`}`
    ? { method: At; path: Path }
    : never)

/** Keeps the literal types of an entry while checking its shape. */
export function call<const Route extends `${Method} /${string}`, const Of extends Entry & Access>(
  route: Route,
  entry: Of,
): Made<Route, Of>
export function call(route: string, entry: Entry): object {
  const [method, path] = route.split(' ')
  return { method, path, ...replied(entry) }
}

/** The same for the administration, whose calls name what an account must be allowed to do. */
export function adminCall<
  const Route extends `${Method} /${string}`,
  const Of extends Entry & { permission: Permission },
>(route: Route, entry: Of): Made<Route, Of & { reader: 'admin' }>
export function adminCall(route: `${Method} /${string}`, entry: Entry & { permission: Permission }): object {
  return call(route, { ...entry, reader: 'admin' })
}

/** An entry with the reply that it leaves out. */
export const replied = (entry: Entry) => (entry.reply === undefined ? { ...entry, ...NOTHING } : entry)

/** The administration's calls that take away or look at one thing: the journal keeps each by its name. */
export type NotedNames<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: Calls[Name] extends { noted: false } | { reader: Exclude<Reader, 'admin'> }
    ? never
    : Calls[Name] extends
          | { noted: 'daily' }
          | ({ method: 'GET' } & ({ path: `${string}{${string}` } | { reply: string }))
      ? Name
      : never
}[keyof Calls]

/** The names of a path's placeholders. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The placeholders of the path, each a string. */
export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, string>
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType ? z.infer<C['query']> : undefined
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.infer<C['body']> : undefined
/** What a handler answers: a moment of its reply is a Date still; `Response` for a streamed reply. */
export type AnswerOf<C extends Call> = C['reply'] extends z.ZodMiniType ? z.input<C['reply']> : Response
/** What the reply holds once parsed from JSON. */
export type ReplyOf<C extends Call> = C['reply'] extends z.ZodMiniType ? z.infer<C['reply']> : Response

/** What a caller passes: only the parts that the call has. */
export type RequestOf<C extends Call> = {
  signal?: AbortSignal
  headers?: Record<string, string>
} & (ParamNames<C['path']> extends never ? { params?: undefined } : { params: ParamsOf<C> }) &
  (C['query'] extends z.ZodMiniType ? { query?: z.input<C['query']> } : { query?: undefined }) &
  (C['body'] extends z.ZodMiniType
    ? { body: z.input<C['body']> }
    : C['body'] extends 'multipart'
      ? { body: FormData }
      : { body?: undefined })
