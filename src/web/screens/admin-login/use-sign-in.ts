import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { isRefusedFor } from '~/contract/failure'
import { useEntry } from './use-entry'

interface SignInTerms {
  /** What is not typed yet; empty lets it leave. */
  missing: string
  send: (secondFactor: { code?: string }) => Promise<{ token: string }>
  /** What is said of what was thrown; empty says nothing. */
  tell: (error: unknown) => string
}

/** A form that signs in: under way, refused, or asked for a second factor. */
export function useSignIn({ missing, send, tell }: SignInTerms) {
  const { state, enter } = useEntry()
  /** Null until the server asks for a second factor. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  function refuse(words: string) {
    if (words) toast.error(words)
    setProblem(words)
  }

  async function signIn(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    if (missing) return refuse(missing)
    setSending(true)
    try {
      const { token } = await send(code === null ? {} : { code })
      if (!token) return refuse('No token received from server')
      enter(token)
    } catch (error) {
      if (isRefusedFor(error, 'code-needed')) setCode(code ?? '')
      refuse(tell(error))
    } finally {
      setSending(false)
    }
  }
  return { state, enter, signIn, refuse, code, setCode, problem, sending }
}
