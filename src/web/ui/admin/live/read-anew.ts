import type { Query, QueryClient } from '@tanstack/react-query'
import { isMissing } from '~/contract/failure'

/**
 * Reads again what is on screen, and the rest when it is shown next. Boxes that are on their way would be taken back by what
 * the server has yet: the last of them reads its dossier. What is asked for once stays: a text that is being typed, a look
 * that the journal notes; and what is not there, which would be said to load once more.
 */
export const readAnew = (queries: QueryClient, which: (query: Query) => boolean = () => true) =>
  queries.invalidateQueries({
    predicate: query =>
      !isTicked(queries, query) && !isAskedOnce(query) && !isMissing(query.state.error) && which(query),
  })

const isTicked = (queries: QueryClient, { queryKey: [, area, id] }: Query) =>
  area === 'dossier' && queries.isMutating({ mutationKey: ['tick', id] }) > 0

const isAskedOnce = ({ state, observers }: Query) =>
  state.data !== undefined && observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)
