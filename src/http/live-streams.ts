import type { Context } from 'hono'
import { STREAMS_EACH } from '~/domain/live/stream'
import { Refusal } from '~/domain/refusal'
import type { Followed, LiveLine } from '~/usecases/live/follow'
import { openStream } from './open-stream'

/** In all, so that connections are left for other calls. */
const STREAMS = 2_000
/** Of these for the team alone: strangers open dossiers as they like, and must not take its streams. */
const FOR_THE_TEAM = 500

/** Whose a stream is: a session of the team, whoever holds a dossier, or a client of the leads offer. */
type Holder = `session ${string}` | `dossier ${string}` | `client ${string}`
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // A proxy that gathers answers would hold back each line.
  'X-Accel-Buffering': 'no',
  Connection: 'close',
}

/** The answers that never end by themselves. */
export interface LiveStreams {
  /**
   * Answers with a stream of server-sent events, read by fetch: EventSource cannot send the header that signs in.
   * @param holder whose it is: each has four
   * @throws Refusal too-many-streams, unavailable
   */
  answer: (
    context: Context,
    holder: Holder,
    follow: (line: LiveLine) => Promise<Followed>,
  ) => Promise<Response>
  /** Ends every stream and opens no more: the program stops, and waits for what is under way. */
  close: () => Promise<void>
}

export function makeLiveStreams(report: (error: unknown) => void): LiveStreams {
  const open = new Set<{ holder: Holder; end: () => Promise<void> }>()
  let closing = false
  return {
    async answer(context, holder, follow) {
      if (closing) throw new Refusal('unavailable', { retryAfter: 2 })
      const own = [...open].filter(stream => stream.holder === holder)
      const places = holder.startsWith('session ') ? STREAMS : STREAMS - FOR_THE_TEAM
      if (own.length >= STREAMS_EACH || open.size >= places) throw new Refusal('too-many-streams')
      if (context.req.method === 'HEAD') return new Response(null, { headers: HEADERS })
      const stream = { holder, end: async () => {} }
      open.add(stream)
      return new Response(await openStream(stream, follow, () => open.delete(stream), report), {
        headers: HEADERS,
      })
    },
    async close() {
      closing = true
      await Promise.all([...open].map(({ end }) => end()))
    },
  }
}
