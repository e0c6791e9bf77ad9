import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { adminDossierCalls } from '~/contract/admin-dossier'
import type { ReplyOf, RequestOf } from '~/contract/call'
import { adminApi } from '~/web/admin-session'

export type DossierDetail = ReplyOf<(typeof adminDossierCalls)['readDossier']>
export type Piece = DossierDetail['documents'][number]
export type OpenTransition = DossierDetail['transitions'][number]
type StatusChange = RequestOf<(typeof adminDossierCalls)['changeStatus']>['body']

const keyOf = (id: string) => ['admin', 'dossier', id] as const

/** Read again while a decision waits to leave, so that the screen says when it has. */
export const useDossier = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => adminApi.readDossier({ params: { id }, signal }),
    refetchInterval: query => (query.state.data?.decision_due_at ? 30_000 : false),
  })

/** Moves a dossier from the version on screen; the answer takes its place there. */
export function useStatusChange({ id, version }: Pick<DossierDetail, 'id' | 'version'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Omit<StatusChange, 'version'>) =>
      adminApi.changeStatus({ params: { id }, body: { ...change, version } }),
    onSuccess: dossier => {
      queries.setQueryData(keyOf(id), dossier)
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    },
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export function useErasure({ id, version }: Pick<DossierDetail, 'id' | 'version'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: string) =>
      adminApi.eraseDossier({ params: { id }, body: { confirmation, version } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    },
  })
}

/** Keeps a dossier that was handed in for some months more (DECISIONS.md section 7). */
export function useExtension(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { months: number; reason: string }) =>
      adminApi.extendRetention({ params: { id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    },
  })
}

/** Keeps the ticks of a piece; the screen shows them at once and takes them back when the server refuses. */
export function useChecks(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ document_type, checked }: Pick<Piece, 'document_type' | 'checked'>) =>
      adminApi.checkDocument({ params: { id, document_type }, body: { checked } }),
    onMutate: ({ document_type, checked }) =>
      queries.setQueryData<DossierDetail>(
        keyOf(id),
        dossier =>
          dossier && {
            ...dossier,
            documents: dossier.documents.map(piece =>
              piece.document_type === document_type ? { ...piece, checked } : piece,
            ),
          },
      ),
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
