import type { Context, Next } from 'hono'

/**
 * A HEAD is answered by what GET gives, whose body nobody reads: what streams there is closed, or a file would stay open for
 * each question until the program can open none.
 */
export async function closeUnread(context: Context, next: Next) {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}
