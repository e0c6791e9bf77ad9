import { useState } from 'react'
import { toast } from 'sonner'
import { isRefusedFor, wordsOf } from '~/contract/failure'

/** One of the actions that a code opens: busy, what went wrong, and back to the code when its time is over. */
export function useOwnCall(onLocked: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      const words = wordsOf(error)
      toast.error(words)
      setProblem(words)
      if (isRefusedFor(error, 'fresh-code-needed')) onLocked()
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
