import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { failureOf, NO_CONNECTION } from '~/contract/failure'
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
      const failure = failureOf(error)
      const refusal = failure.kind === 'refused' ? failure : null
      toast.error(refusal ? "Erreur lors de l'envoi. Veuillez réessayer." : NO_CONNECTION)
      setErrors(refusal?.errors ?? [])
      if (!refusal) setFailure(uncertain)
      else if (refusal.errors.length === 0) setFailure(`${refused} ${refusal.message}`)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { errors, failure, sending, underWay, send }
}
