import { useCallback, useEffect, useState } from 'react'
import { NOTHING_LOST, wordsOf } from '~/contract/failure'
import { type Tell, useAttempt } from '../forms/use-form'
import type { CommentCalls, Comments } from './comment-calls'

const tell: Tell = error => wordsOf(error, NOTHING_LOST)

/** What owner and team say of a site, read once, and again by each answer. @param calls kept the same by who renders it */
export function useComments(calls: CommentCalls) {
  const [comments, setComments] = useState<Comments | null>(null)
  const { busy, problem, attempt } = useAttempt(tell)
  /** @returns whether it was done */
  const act = useCallback(
    async (work: () => Promise<Comments>) => {
      let done = false
      await attempt(async () => {
        setComments(await work())
        done = true
      })
      return done
    },
    [attempt],
  )
  useEffect(() => void act(calls.read), [act, calls])
  return { comments, busy, problem, act, again: () => act(calls.read) }
}
