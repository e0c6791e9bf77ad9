import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { adminDossierCalls } from '~/contract/admin/admin-dossier'
import type { ReplyOf, RequestOf } from '~/contract/call'
import { isSameAddress } from '~/domain/dossier/address-proof'
import { adminApi } from '~/web/admin-api'

export type DossierDetail = ReplyOf<(typeof adminDossierCalls)['readDossier']>
export type Piece = DossierDetail['documents'][number]
export type OpenTransition = DossierDetail['transitions'][number]
type StatusChange = RequestOf<(typeof adminDossierCalls)['changeStatus']>['body']

const keyOf = (id: string) => ['admin', 'dossier', id] as const

const siteOf = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'site'],
    queryFn: ({ signal }) => adminApi.adminSiteProject({ params: { id }, signal }),
  })

/**
 * Read again while a decision waits to leave, so that the screen says when it has. Its site is there with it: it stands above
 * the pieces, and coming later would push them down.
 */
export const useDossier = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal, client }) => {
      const dossier = await adminApi.readDossier({ params: { id }, signal })
      const site = siteOf(id)
      if (hasSite(dossier) && !client.getQueryData(site.queryKey)) await client.prefetchQuery(site)
      return dossier
    },
    refetchInterval: query => (query.state.data?.decision_due_at ? 30_000 : false),
  })

/** Of a grant below the total nothing begins before its client continues. */
function hasSite({ status, decision_due_at, transitions }: DossierDetail): boolean {
  const isAwaited = status === 'Accepté' && transitions.some(({ to }) => to === 'Accepté')
  return (status === 'Accepté' || status === 'Payé') && !decision_due_at && !isAwaited
}

/** The site of a dossier that was accepted, and what a change of it answered in its place. */
export function useSiteProject(dossier: DossierDetail) {
  const queries = useQueryClient()
  const query = siteOf(dossier.id)
  const isOpen = hasSite(dossier)
  const { data } = useQuery({ ...query, enabled: isOpen })
  type Site = NonNullable<typeof data>
  return {
    site: isOpen ? data : undefined,
    take: (next: Site) => void queries.setQueryData(query.queryKey, next),
  }
}

/** Who its site online belongs to, where that is who reads the dossier’s address too. */
export function useSiteOfSameOwner(dossier: DossierDetail) {
  const { site: shown } = useSiteProject(dossier)
  const site = shown?.published ? shown.site : null
  const { data } = useQuery({
    queryKey: [...keyOf(dossier.id), 'site', 'owner'],
    queryFn: ({ signal }) => adminApi.hostedSite({ params: { site: site ?? '' }, signal }),
    enabled: site !== null,
  })
  return site && data?.owner_email && isSameAddress(data.owner_email, dossier.email) ? site : null
}

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
    // Also where no answer came: it may be done.
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** Takes a decision back that has not left, and says what became of it. */
export function useUndo(dossier: Pick<DossierDetail, 'id' | 'version'>) {
  const { mutate, isPending } = useStatusChange(dossier)
  const undo = (to: OpenTransition['to']) =>
    mutate(
      { status: to },
      {
        onSuccess: () => void toast.success('Décision annulée\u00a0: rien n’est parti.'),
        onError: error => void toast.error(error.message),
      },
    )
  return { undo, isUndoing: isPending }
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

/** Keeps a dossier that was handed in for some months more (specification B7). */
export function useExtension(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { months: number; reason: string; instead_of: string | null }) =>
      adminApi.extendRetention({ params: { id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    },
  })
}

/** Reads a dossier as its last tick left it, drawn or not yet: keys may follow one another faster than the screen. */
export function useNewestDossier(dossier: DossierDetail): () => DossierDetail {
  const queries = useQueryClient()
  return () => queries.getQueryData<DossierDetail>(keyOf(dossier.id)) ?? dossier
}

interface Tick {
  piece: Pick<Piece, 'document_type' | 'sha256'>
  check: string
  ticked: boolean
  /** Whether what the reading found wrong on that line was seen. */
  despite?: boolean
}

/** What is said of one dossier’s pieces is said in order: « pièces vérifiées » after the last tick. */
export const scopeOf = (id: string) => ({ id: `pieces of ${id}` })

/** Keeps a tick; the screen shows it at once, and takes it back with a word when the server refuses. */
export function useChecks(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: ['tick', id],
    scope: scopeOf(id),
    mutationFn: ({ piece: { document_type, sha256 }, ...tick }: Tick) =>
      adminApi.checkDocument({ params: { id, document_type }, body: { ...tick, sha256 } }),
    onMutate: async ({ piece: { document_type }, check, ticked }) => {
      // A reading under way would bring back the boxes as they were.
      await queries.cancelQueries({ queryKey: keyOf(id) })
      queries.setQueryData<DossierDetail>(
        keyOf(id),
        dossier =>
          dossier && {
            ...dossier,
            documents: dossier.documents.map(piece =>
              piece.document_type === document_type
                ? { ...piece, checked: withTick(piece.checked, check, ticked) }
                : piece,
            ),
          },
      )
    },
    onError: error => void toast.error(`La coche n’a pas été gardée\u00a0: ${error.message}`),
    // The last of several ticks reads the dossier again: an earlier one would not know of the next.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: ['tick', id] }) === 1)
        void queries.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
}

const withTick = (checked: string[], check: string, ticked: boolean) => [
  ...checked.filter(other => other !== check),
  ...(ticked ? [check] : []),
]
