import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { ZIP_MANY } from '~/domain/dossier/lists/bulk'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import type { ListAddress } from '../list-address'
import { usePreview } from './bulk-data'

interface ZipDialogProps {
  filter: Pick<ListAddress, 'search' | 'status'>
  onClose: () => void
}

/** The complete dossiers of the list as one ZIP: first how many, then the file. */
export function ZipDialog({ filter, onClose }: ZipDialogProps) {
  const preview = usePreview('assign', filter)
  const n = preview.data?.matching
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (expected: number) =>
      saveAnswer(
        await adminApi.downloadDossiers({
          query: {
            search: filter.search,
            status: DOSSIER_STATUSES.find(one => one === filter.status),
            expected,
          },
        }),
        'dossiers_complets.zip',
      ),
    onSuccess: () => {
      toast.success('Les dossiers sont téléchargés.')
      onClose()
    },
    onError: () => void preview.refetch(),
  })
  return (
    <AskDialog
      title="Télécharger les dossiers de la liste"
      action={n ? `Télécharger (${counted(n, 'dossier')})` : 'Télécharger'}
      missing={missingFor(n)}
      act={{ isPending, error: error ?? preview.error }}
      onDone={() => mutate(n ?? 0)}
      onClose={onClose}
    >
      <p role="status">
        {n === undefined
          ? 'Comptage en cours…'
          : `${counted(n, 'dossier')} dans la liste${filter.search || filter.status ? ' filtrée' : ''}.`}
      </p>
      <p>
        Un seul fichier ZIP, avec un ZIP par dossier. Chaque dossier téléchargé est noté au journal sous votre
        nom. {isPending && 'Le téléchargement peut durer quelques minutes\u00a0: gardez cette page ouverte.'}
      </p>
    </AskDialog>
  )
}

function missingFor(n: number | undefined): string {
  if (n === undefined) return 'Comptage en cours…'
  if (n === 0) return 'Aucun dossier dans cette liste.'
  if (n > ZIP_MANY.dossiers)
    return `Au plus ${ZIP_MANY.dossiers} dossiers à la fois\u00a0: affinez la recherche ou le statut.`
  return ''
}
