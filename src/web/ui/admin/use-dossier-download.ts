import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { answeredWith } from '~/contract/failure'
import { dossierFilename } from '~/domain/dossier/pieces/filename'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'

/** Saves a dossier's ZIP; `downloading` is the id of the one under way. */
export function useDossierDownload() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id, company_name }: { id: string; company_name: string }) =>
      saveAnswer(await adminApi.downloadDossier({ params: { id } }), dossierFilename(company_name)),
    onError: error => {
      if (answeredWith(error, 401)) return
      toast.error('Erreur lors du téléchargement du dossier')
    },
  })
  return { downloading: isPending ? variables.id : null, download: mutate }
}
