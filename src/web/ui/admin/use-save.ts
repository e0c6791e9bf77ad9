import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { answeredWith } from '~/contract/failure'
import { saveAnswer } from '~/web/save-file'

/** Saves what a call answers under the name that the server gives it. */
export function useSave() {
  return useMutation({
    mutationFn: async (fetchFile: () => Promise<Response>) => {
      const answer = await fetchFile()
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      await saveAnswer(answer, name ?? 'export.csv')
    },
    onError: error => {
      if (answeredWith(error, 401)) return
      toast.error('Erreur lors du téléchargement')
    },
  })
}
