import { createHash } from 'node:crypto'
import { serveJobs } from '../../../src/gateways/child-process/serve-jobs'
import { misbehave } from './misdeeds'

/** What a stranger's bytes may do to a program, at the word. */
serveJobs(async (what: string | { name: string; bytes: Uint8Array }) => {
  if (typeof what !== 'string')
    return { name: what.name, sha256: createHash('sha256').update(what.bytes).digest('hex') }
  if (what === 'throw') throw new Error('broken piece')
  if (what === 'exit' || what === 'loop' || what === 'grow') return misbehave(what)
  if (what === 'environment') return Object.keys(process.env)
  return process.pid
})
