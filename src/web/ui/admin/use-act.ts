import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { fieldWordsOf } from '~/contract/failure'

interface ActTerms {
  /** What is read again, whatever became of it. */
  reads: readonly QueryKey[]
  /** The toast once it is done. */
  done?: string
}

/** Something that is done by one press; a toast says why it was not. */
export function useAct<Reply, Input = void>(
  act: (input: Input) => Promise<Reply>,
  { reads, done }: ActTerms,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => void (done && toast.success(done)),
    onError: error => void toast.error(fieldWordsOf(error, error.message)),
    onSettled: () => Promise.all(reads.map(queryKey => queries.invalidateQueries({ queryKey }))),
  })
}
