import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { adminApi } from '~/web/admin-api'
import { type DossierDetail, scopeOf } from '~/web/ui/dossier-sheet/dossier-data'

/** Says that every piece of the dossier on screen was looked at and holds. */
export function usePiecesChecked({ id, version, company_name }: DossierDetail) {
  const queries = useQueryClient()
  return useMutation({
    scope: scopeOf(id),
    mutationFn: () => adminApi.markPiecesChecked({ params: { id }, body: { version } }),
    onSuccess: () => void toast.success(`${company_name}\u00a0: pièces vérifiées`),
    onError: error => void toast.error(error.message),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] })
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    },
  })
}
