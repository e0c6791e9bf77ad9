import type { Context } from 'hono'
import { Refusal } from '~/domain/refusal'
import { isFromElsewhere } from '../is-from-elsewhere'
import { readText } from '../request/read-text'

/**
 * What a form of a page sends, as the router is given it: read within the bounds of every body, and without its Origin, which
 * is looked at here. The router would compare it with an address that says http behind every proxy that ends TLS, and refuses the
 * « null » of our own pages without a referrer. What is no such form is an empty one.
 * @throws Refusal cross-site, invalid-request, request-too-large, request-too-slow
 */
export async function sentForm(context: Context, publicUrl: string): Promise<Request> {
  const { req } = context
  if (isFromElsewhere(req, publicUrl)) throw new Refusal('cross-site')
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? '')
  const headers = new Headers(req.raw.headers)
  for (const name of ['origin', 'content-length', 'transfer-encoding']) headers.delete(name)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  const body = isForm ? await readText(context) : ''
  return new Request(req.url, { method: req.method, headers, body, signal: req.raw.signal })
}
