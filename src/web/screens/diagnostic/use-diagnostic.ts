import { useState } from 'react'
import { toast } from 'sonner'
import { failureWords } from '~/web/ui/test-page/failure-words'
import { CHECKS, type Made, PAUSE_MS } from './checks'
import { readParts } from './read-parts'

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
