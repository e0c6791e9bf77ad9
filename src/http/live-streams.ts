import type { Context } from 'hono'
import { networkKey } from '~/domain/access/network'
import { STREAMS_EACH } from '~/domain/live/stream'
import { Refusal } from '~/domain/refusal'
import type { Followed, LiveLine } from '~/usecases/live/live-line'
import { openStream } from './open-stream'

/** In all, so that connections are left for other calls. */
const STREAMS = 2_000
/** Of one network (/24, /48) that is not signed in to the dashboard: eight addresses once took all of them. */
const STREAMS_OF_A_NETWORK = 64
/**
 * Nobody is told whether what lies in a socket is ever read: a stream of strangers ends after so long, and whoever reads
 * it opens another, from where it was, within a second.
 */
export const PUBLIC_LIFE_MS = 10 * 60_000
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
   * @param reader whose it is, each has four; and from where, each network has its share
   * @throws Refusal too-many-streams, unavailable
   */
  answer: (
    context: Context,
    reader: { holder: Holder; ip: string },
    follow: (line: LiveLine) => Promise<Followed>,
  ) => Promise<Response>
  /** Ends every stream and opens no more: the program stops, and waits for what is under way. */
  close: () => Promise<void>
}

/** The streams of one running program. @param report told of what breaks one that is open */
export function makeLiveStreams(report: (error: unknown) => void): LiveStreams {
  const open = new Set<{ holder: Holder; network: string; end: () => Promise<void> }>()
  let closing = false
  return {
    async answer(context, { holder, ip }, follow) {
      if (closing) throw new Refusal('unavailable', { retryAfter: 2 })
      const own = [...open].filter(stream => stream.holder === holder)
      const ofTheTeam = holder.startsWith('session ')
      const network = ofTheTeam ? '' : networkKey(ip)
      const near = ofTheTeam ? 0 : [...open].filter(stream => stream.network === network).length
      const places = ofTheTeam ? STREAMS : STREAMS - FOR_THE_TEAM
      if (own.length >= STREAMS_EACH || near >= STREAMS_OF_A_NETWORK || open.size >= places)
        throw new Refusal('too-many-streams')
      if (context.req.method === 'HEAD') {
        // What may not be followed is refused all the same.
        await (await follow({ send: () => {}, end: () => {} })).stop()
        return new Response(null, { headers: HEADERS })
      }
      const stream = { holder, network, end: async () => {} }
      const life = ofTheTeam ? undefined : setTimeout(() => void stream.end(), PUBLIC_LIFE_MS).unref()
      open.add(stream)
      const gone = () => {
        clearTimeout(life)
        open.delete(stream)
      }
      return new Response(await openStream(stream, follow, gone, report), { headers: HEADERS })
    },
    async close() {
      closing = true
      await Promise.all([...open].map(({ end }) => end()))
    },
  }
}
