import { Worker } from 'node:worker_threads'
import { messageOf } from '~/domain/error'

/** What the runner sends to the child. */
export interface Order {
  input: unknown
}

/** What the child sends back. */
export type Answer = { output: unknown } | { error: string }

/**
 * The other end of `startChild`: a program calls this once, when it is ready to work.
 * @param work one job; what it throws is the job's error, and the child lives on
 */
export function serveJobs<Input, Output>(work: (input: Input) => Promise<Output> | Output) {
  endWithParent()
  process.on('message', async ({ input }: Order) => {
    try {
      answer({ output: await work(input as Input) })
    } catch (error) {
      answer({ error: messageOf(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

const answer = (what: Answer) => process.send?.(what)

/** A job in an endless loop would hear of no disconnection: a thread beside it looks for the parent. */
function endWithParent() {
  const look = `setInterval(() => process.ppid === ${process.ppid} || process.kill(${process.pid}, 'SIGKILL'), 1000)`
  new Worker(look, { eval: true }).unref()
}
