import { useQueryClient } from '@tanstack/react-query'

/** Has the dossier and the lists read again, after something in it changed. */
export function useDossierChange(id: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] }),
      queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] }),
    ])
}
