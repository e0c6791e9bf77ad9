import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { wordsOf } from '~/contract/failure'

/** A mailed code as it is typed, and the call about it that is under way; each mistake has the server's sentence. */
export function useMailedCode<Step extends string>() {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<Step | null>(null)

  async function attempt(step: Step, work: () => Promise<unknown>) {
    setBusy(step)
    setError('')
    try {
      await work()
    } catch (problem) {
      const words = wordsOf(problem)
      toast.error(words)
      setError(words)
    } finally {
      setBusy(null)
    }
  }

  /** The same with the code, once it may be one. */
  function send(event: FormEvent, step: Step, work: () => Promise<unknown>) {
    event.preventDefault()
    if (code.replace(/\s/g, '').length !== 6) return setError('Le code a six chiffres.')
    void attempt(step, work)
  }

  return { code, setCode, error, busy, attempt, send }
}
