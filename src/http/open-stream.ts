import type { LiveMessage } from '~/domain/live/message'
import { BEAT_MS } from '~/domain/live/stream'
import type { Followed, LiveLine } from '~/usecases/live/live-line'

/** What a client leaves unread before it is let go, in bytes. */
const UNREAD = 256 * 1024

/** Follows at once, so that what refuses does so with its status; beats until either side ends it. */
export async function openStream(
  stream: { end: () => Promise<void> },
  follow: (line: LiveLine) => Promise<Followed>,
  gone: () => void,
  report: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const following: { stop?: Followed['stop']; beating?: NodeJS.Timeout } = {}
  let ended = false
  stream.end = async () => {
    if (ended) return
    ended = true
    gone()
    clearInterval(following.beating)
    try {
      controller?.close()
    } catch {
      // Its client has left: there is nobody to tell.
    }
    await following.stop?.().catch(report)
  }
  const end = () => void stream.end()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: own => {
        controller = own
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD }),
  )
  const write = (text: string) => {
    if (ended || !controller) return
    if ((controller.desiredSize ?? 0) <= 0) return end()
    controller.enqueue(encoder.encode(text))
  }
  try {
    const followed = await follow({ send: message => write(lineOf(message)), end })
    following.stop = followed.stop
    if (ended) await followed.stop()
    const beat = () =>
      followed.beat().then(
        cursor => write(`id: ${cursor}\n\n`),
        error => {
          report(error)
          end()
        },
      )
    await beat()
    if (!ended) following.beating = setInterval(beat, BEAT_MS).unref()
  } catch (error) {
    await stream.end()
    throw error
  }
  return body
}

const lineOf = (message: LiveMessage) => `data: ${JSON.stringify(message)}\n\n`
