import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { messageOf } from '~/domain/error'

/** What the runner sends to the child; and how many `bytes` of it come through the pipe, null without any. */
export interface Order {
  input: unknown
  piped: number | null
}

/** What the child sends back. */
export type Answer = { output: unknown } | { error: string }

/**
 * The other end of `startChild`: a program calls this once, when it is ready to work.
 * @param work one job; what it throws is the job's error, and the child lives on
 */
export function serveJobs<Input, Output>(work: (input: Input) => Promise<Output> | Output) {
  endWithParent()
  process.on('message', async ({ input, piped }: Order) => {
    try {
      if (piped !== null) Object.assign(Object(input), { bytes: await fromPipe(piped) })
      answer({ output: await work(input as Input) })
    } catch (error) {
      answer({ error: messageOf(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

/** One job is under way at a time: what the pipe holds is its own. */
async function fromPipe(size: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for (let left = size; left > 0; ) {
    const part: Buffer | null = process.stdin.read()
    if (part) {
      parts.push(part)
      left -= part.length
    } else await once(process.stdin, 'readable')
  }
  return Buffer.concat(parts)
}

const answer = (what: Answer) => process.send?.(what)

/** A job in an endless loop would hear of no disconnection: a thread beside it looks for the parent. */
function endWithParent() {
  const look = `setInterval(() => process.ppid === ${process.ppid} || process.kill(${process.pid}, 'SIGKILL'), 1000)`
  new Worker(look, { eval: true }).unref()
}
