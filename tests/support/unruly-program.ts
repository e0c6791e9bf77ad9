import { setTimeout as wait } from 'node:timers/promises'
import { serveJobs } from '../../src/gateways/child-process/serve-jobs'

/** What a stranger's bytes may do to a program, at the word. */
serveJobs(async (what: string | Uint8Array) => {
  if (typeof what !== 'string') return what.length
  if (what === 'throw') throw new Error('broken piece')
  if (what === 'exit') process.exit(3)
  if (what === 'loop') for (;;);
  if (what === 'grow') for (const kept = []; ; await wait(5)) kept.push(Buffer.alloc(32 * 1024 * 1024, 1))
  if (what === 'environment') return Object.keys(process.env)
  return process.pid
})
