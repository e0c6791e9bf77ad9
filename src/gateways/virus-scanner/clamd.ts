import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { NeighbourAway } from '~/domain/neighbour'
import { circuitBreaker } from '../circuit-breaker'
import type { VirusScanner } from './virus-scanner'

const PATIENCE_MS = 60_000

/**
 * clamd over its INSTREAM command: `z` ends words with NUL, each chunk comes after its length on four
 * bytes, a length of zero ends the stream (clamd(8)). clamd.conf should say `AlertExceedsMax yes`, so that
 * what is too big to be scanned is not called clean.
 * @param address `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`
 */
export function clamdScanner(address: string): VirusScanner {
  const breaker = circuitBreaker('clamd')
  return {
    scan: bytes =>
      breaker.through(() =>
        ask(address, bytes).catch(error => {
          throw new NeighbourAway(error.message, { cause: error })
        }),
      ),
  }
}

async function ask(address: string, bytes: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected'> {
  const socket = open(new URL(address))
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd did not answer')))
  try {
    await once(socket, 'connect')
    const answer = text(socket)
    // clamd may answer and hang up before the end: its answer counts, not the broken pipe.
    await send(socket, bytes).catch(() => {})
    return verdict(await answer)
  } finally {
    socket.destroy()
  }
}

const open = (url: URL): Socket =>
  url.protocol === 'unix:' ? connect(url.pathname) : connect(Number(url.port || 3310), url.hostname)

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>) {
  socket.write('zINSTREAM\0')
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await once(socket, 'drain')
  }
  socket.write(Buffer.alloc(4))
}

function verdict(answer: string): 'clean' | 'infected' {
  const words = answer.replaceAll('\0', '')
  if (words === 'stream: OK') return 'clean'
  if (words.endsWith(' FOUND')) return 'infected'
  throw new Error(`clamd gave no verdict: ${words.slice(0, 100)}`)
}
