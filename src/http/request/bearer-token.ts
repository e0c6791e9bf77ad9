import type { Context } from 'hono'

/** The token of an `Authorization: Bearer` header (RFC 6750), or null. */
export function bearerToken(context: Context): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
}
