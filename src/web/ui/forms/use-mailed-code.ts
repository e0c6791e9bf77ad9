import { type FormEvent, useState } from 'react'
import { useAttempt } from './use-form'

/** A mailed code as it is typed, and the call about it that is under way; each mistake has the server's sentence. */
export function useMailedCode<Step extends string>() {
  const [code, setCode] = useState('')
  const [step, setStep] = useState<Step | null>(null)
  const { busy, problem, attempt: begin, refuse } = useAttempt()

  const attempt = (next: Step, work: () => Promise<unknown>) =>
    begin(() => {
      setStep(next)
      return work()
    })

  /** The same with the code, once it may be one. */
  function send(event: FormEvent, step: Step, work: () => Promise<unknown>) {
    event.preventDefault()
    if (code.replace(/\s/g, '').length !== 6) return refuse('Le code a six chiffres.')
    void attempt(step, work)
  }

  return { code, setCode, error: problem, busy: busy ? step : null, attempt, send }
}
