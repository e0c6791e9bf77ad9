import { useCallback, useRef, useState } from 'react'
import { toast } from 'sonner'
import { failureOf, wordsOf } from '~/contract/failure'
import type { FieldError } from '~/domain/refusal'

/** What is said of something that was not done. */
export interface Told {
  /** specification A8: a toast on every error; empty for none. */
  toast: string
  /** Said where it was tried: the words of the toast where this says nothing else. */
  place?: string
  /** Said beside their fields, in place of `place`. */
  errors?: FieldError[]
}

/** What to say of what was thrown. One that other renders find again keeps `attempt` the same. */
export type Tell = (error: unknown) => Told | string

interface Attempt {
  busy: boolean
  problem: string
  /** No answer came: the same may be tried again as it is. */
  silent: boolean
  errors: FieldError[]
}

const AT_REST: Attempt = { busy: false, problem: '', silent: false, errors: [] }

/** Something that is sent, once at a time: whether it is under way, and what is to be said where it failed. */
export function useAttempt(tell: Tell = wordsOf) {
  const [state, setState] = useState(AT_REST)
  const underWay = useRef(false)
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      if (underWay.current) return
      underWay.current = true
      setState({ ...AT_REST, busy: true })
      try {
        await work()
        setState(AT_REST)
      } catch (error) {
        setState({ ...said(tell(error)), silent: failureOf(error).kind === 'silent' })
      } finally {
        underWay.current = false
      }
    },
    [tell],
  )
  /** Says what keeps it back, before anything leaves. */
  const refuse = (told: Told | string) => setState(said(told))
  return { ...state, attempt, refuse }
}

function said(told: Told | string): Attempt {
  const { toast: words, place = words, errors = [] } = typeof told === 'string' ? { toast: told } : told
  if (words) toast.error(words)
  return { ...AT_REST, problem: errors.length > 0 ? '' : place, errors }
}
