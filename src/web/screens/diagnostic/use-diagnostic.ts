import { useState } from 'react'
import { toast } from 'sonner'
import * as z from 'zod/mini'
import { keysOf } from '~/domain/closed-list'
import { failureWords } from '~/web/ui/test-page/failure-words'
import { CHECKS, type Made, PAUSE_MS } from './checks'

export type Outcome =
  | { state: 'waiting' | 'running' }
  | { state: 'passed' | 'failed'; words: string; ms: number }

/**
 * Runs the checks one after another; one that fails does not keep the next from being tried. Then `parts`
 * says how the server finds itself.
 */
export function useDiagnostic() {
  const [outcomes, setOutcomes] = useState<Outcome[]>(CHECKS.map(() => ({ state: 'waiting' })))
  const [running, setRunning] = useState(false)
  const [parts, setParts] = useState<string | null>(null)

  async function run() {
    setRunning(true)
    setParts(null)
    setOutcomes(CHECKS.map(() => ({ state: 'waiting' })))
    const made: Made = {}
    for (const [index, check] of CHECKS.entries()) {
      if (index > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      const note = (outcome: Outcome) => setOutcomes(before => before.with(index, outcome))
      note({ state: 'running' })
      const start = performance.now()
      const elapsed = () => Math.round(performance.now() - start)
      try {
        const words = await check.run(AbortSignal.timeout(check.limit), made)
        note({ state: 'passed', words, ms: elapsed() })
      } catch (error) {
        const words = failureWords(error, check.limit)
        toast.error(`${check.name}\u00a0: ${words}`)
        note({ state: 'failed', words, ms: elapsed() })
      }
    }
    setParts(await readParts())
    setRunning(false)
  }
  return { outcomes, running, parts, run }
}

const LIMIT = 5_000

const state = z.union([z.literal('ok'), z.literal('failed'), z.literal('read-only')])
const readiness = z.object({ parts: z.object({ database: state, loop: state }) })

const NAMES = {
  database: 'base de données',
  loop: 'programme',
} as const

/** How the server itself finds whether it can serve (/readyz), in one line of the report. */
async function readParts(): Promise<string> {
  try {
    const answer = await fetch('/readyz', { signal: AbortSignal.timeout(LIMIT) })
    const { success, data } = z.safeParse(readiness, await answer.json())
    if (!success) return 'réponse inattendue'
    const names = keysOf(NAMES)
    return names.map(name => `${NAMES[name]} ${data.parts[name] === 'ok' ? 'OK' : 'EN PANNE'}`).join(', ')
  } catch {
    return 'pas de réponse'
  }
}
