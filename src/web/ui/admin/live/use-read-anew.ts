import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answeredWith } from '~/contract/failure'
import { isOvertaken } from '../form/overtaken'
import { ME } from '../me-key'
import { readAnew } from './read-anew'

/**
 * A command that its state refuses was meant for things as they were: they are read anew. What was refused is said meanwhile.
 * Who may not do or read something has other rights by now: they are asked for, once where several are refused together.
 */
export function useReadAnew() {
  const queries = useQueryClient()
  useEffect(() => {
    const forbidden = (error: unknown) =>
      answeredWith(error, 403) && void queries.invalidateQueries({ queryKey: ME }, { cancelRefetch: false })
    const leave = [
      queries.getMutationCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (isOvertaken(error) || answeredWith(error, 404, 409, 410, 412)) void readAnew(queries)
        forbidden(error)
      }),
      queries.getQueryCache().subscribe(event => {
        if (event.type === 'updated' && event.action.type === 'error') forbidden(event.action.error)
      }),
    ]
    return () => {
      for (const stop of leave) stop()
    }
  }, [queries])
}
