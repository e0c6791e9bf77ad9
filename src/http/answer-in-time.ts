import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { LATE_CODE } from './outage'

/** Milliseconds: below the half minute after which a silent connection is cut (`serve.ts`), and what proxies wait. */
export const DEADLINE_MS = 25_000

/**
 * Answers 503 with `Retry-After` where an answer has not begun in time, however many waits it was made of. The time runs
 * once the request is in whole: an upload may take its ten minutes. What is under way goes on; asked again, a command
 * answers what it did.
 */
export function answerInTime(deadline = DEADLINE_MS): MiddlewareHandler {
  return async (context, next) => {
    const { incoming }: Partial<HttpBindings> = context.env ?? {}
    // A page's own calls lie within its time.
    if (!incoming) return next()
    let timer: NodeJS.Timeout | undefined
    let answered = false
    const late = new Promise<never>((_, reject) => {
      const begin = () => {
        if (!answered) timer = setTimeout(() => reject(tooLate(context.req.method, deadline)), deadline)
      }
      const { 'content-length': length = '0', 'transfer-encoding': chunked } = incoming.headers
      if (incoming.complete || (length === '0' && !chunked)) begin()
      else incoming.once('end', begin)
    })
    try {
      await Promise.race([next(), late])
    } finally {
      // What was refused before it was in whole comes to its end later.
      answered = true
      clearTimeout(timer)
    }
  }
}

/** An outage, as `outage.ts` tells them: of a command it says that what is under way may be done. */
const tooLate = (method: string, deadline: number) =>
  Object.assign(new Error(`no answer within ${deadline / 1_000} s`), {
    code: method === 'GET' || method === 'HEAD' ? 'ETIMEDOUT' : LATE_CODE,
  })
