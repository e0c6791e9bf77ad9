import { useQueryClient } from '@tanstack/react-query'

/** Under which a dossier and the lists are read. */
export const dossierKeys = (id: string) => [
  ['admin', 'dossier', id],
  ['admin', 'dashboard'],
]

/** Has them read again, after something in the dossier changed. */
export function useDossierChange(id: string) {
  const queries = useQueryClient()
  return () => Promise.all(dossierKeys(id).map(queryKey => queries.invalidateQueries({ queryKey })))
}
