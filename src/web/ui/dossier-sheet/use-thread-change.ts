import { useQueryClient } from '@tanstack/react-query'

/** Has the dossier and the lists read again, after something in its thread changed. */
export function useThreadChange(id: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] }),
      queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] }),
    ])
}
