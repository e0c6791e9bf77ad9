import { useRef } from 'react'
import { randomId } from '~/domain/access/random-id'

/**
 * Gives the Idempotency-Key of what is sent: the same content keeps its key, so that a second try after
 * a lost answer has no second effect.
 */
export function useRetryKey(): (body: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return body => {
    const content = JSON.stringify(body)
    if (last.current.content !== content) last.current = { content, key: randomId() }
    return last.current.key
  }
}
