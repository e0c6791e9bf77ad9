import { useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'

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
      const words =
        error instanceof ApiProblem
          ? error.message
          : 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
      toast.error(words)
      setProblem(words)
      if (error instanceof ApiProblem && error.code === 'fresh-code-needed') onLocked()
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
