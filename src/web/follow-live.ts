import { answeredWith } from '~/contract/failure'
import type { LiveMessage } from '~/domain/live/message'
import { BEAT_MS } from '~/domain/live/stream'
import { linkedAbort } from './linked-abort'

/** Opens the stream: a call of the contract, from where the one before was cut. */
type Open = (request: { query: { after?: string }; signal: AbortSignal }) => Promise<Response>

/** Milliseconds before a stream that broke is opened again, doubled each time that it breaks at once. */
const PAUSE = { first: 500, most: 30_000 }
/** Answers that another try would not change: who calls may not, or what was followed is gone. */
const FINAL = [401, 403, 404]

/**
 * Follows a stream until `signal` aborts: opened again when it breaks or falls silent, and caught up from there.
 * Read by fetch, for EventSource cannot send the header that signs in.
 * @param heard is given each message of `domain/live/message.ts`
 * @param place where it goes on from, and where it is: whoever keeps it follows again later and misses nothing
 * @returns once it is over: aborted, or refused for good
 */
export async function followLive<Message extends LiveMessage>(
  open: Open,
  heard: (message: Message | { kind: 'missed' }) => void,
  signal: AbortSignal,
  place: { after?: string } = {},
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      await readStream(open, { after: place.after, signal }, message => {
        tries = 0
        if (message.id) place.after = message.id
        if (message.data) heard(JSON.parse(message.data))
      })
    } catch (error) {
      // What stands there is told no more: it is read once again, and that reading says why.
      if (answeredWith(error, ...FINAL)) return heard({ kind: 'missed' })
    }
    await pause(Math.min(PAUSE.most, PAUSE.first * 2 ** tries), signal)
  }
}

interface Line {
  id: string | undefined
  data: string | undefined
}

/** One stream, until the server ends it. @throws what the call throws; an AbortError once it was silent for too long */
async function readStream(
  open: Open,
  { after, signal }: { after: string | undefined; signal: AbortSignal },
  heard: (line: Line) => void,
) {
  const silent = linkedAbort(signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const listenFor = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), ms)
  }
  try {
    listenFor(2 * BEAT_MS)
    const answer = await open({
      query: after === undefined ? {} : { after },
      signal: silent.signal,
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let rest = ''; reader; ) {
      const { done, value } = await reader.read()
      if (done) return
      listenFor(2 * BEAT_MS)
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) heard(readBlock(block))
    }
  } finally {
    clearTimeout(timer)
    silent.abort()
  }
}

/** One event (HTML, section 9.2.6), as far as our server uses its fields. */
function readBlock(block: string): Line {
  const field = (name: string) =>
    block
      .split('\n')
      .find(line => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  return { id: field('id'), data: field('data') }
}

/** Half of the time by chance, so that those whom one stop cut do not all come back at once. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms * (0.5 + Math.random() / 2))
    signal.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true })
  })
