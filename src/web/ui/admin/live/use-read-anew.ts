import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answeredWith } from '~/contract/failure'
import { isOvertaken } from '../overtaken'
import { readAnew } from './read-anew'

/** A command that its state refuses was meant for things as they were: they are read anew. What was refused is said meanwhile. */
export function useReadAnew() {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getMutationCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (isOvertaken(error) || answeredWith(error, 404, 409, 410, 412)) void readAnew(queries)
      }),
    [queries],
  )
}
