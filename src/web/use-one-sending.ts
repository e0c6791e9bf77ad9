import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import type { FieldError } from '~/domain/refusal'

interface Words {
  /** No answer came: it may have arrived. */
  uncertain: string
  /** It was refused, before the server's own sentence: « Votre demande n’est pas partie. » */
  refused: string
}

/** The sending of a form that counts once: what keeps it back, what failed, and whether it is under way. */
export function useOneSending({ uncertain, refused }: Words) {
  const [errors, setErrors] = useState<FieldError[]>([])
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  /** @param toastOf the sentence that the specification has for what is wrong; null where the summary says it all */
  async function send(
    wrong: FieldError[],
    toastOf: (wrong: FieldError[]) => string | null,
    work: () => Promise<void>,
  ) {
    setErrors(wrong)
    setFailure('')
    if (wrong.length > 0) {
      const words = toastOf(wrong)
      if (words) toast.error(words)
      return
    }
    underWay.current = true
    setSending(true)
    try {
      await work()
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : null
      toast.error(
        problem ? "Erreur lors de l'envoi. Veuillez réessayer." : 'Erreur de connexion. Veuillez réessayer.',
      )
      setErrors(problem?.errors ?? [])
      if (!problem) setFailure(uncertain)
      else if (problem.errors.length === 0) setFailure(`${refused} ${problem.message}`)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { errors, failure, sending, underWay, send }
}
