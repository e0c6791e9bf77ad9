import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { toast } from 'sonner'
import type * as z from 'zod/mini'
import type { messageFile } from '~/contract/shapes/message-file'
import { FLAG_LABELS, SCAN_LABELS } from '~/domain/dossier/pieces/document-inspection'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AdminButton } from './form/admin-button'
import styles from './message-files.module.css'
import { formatSize } from './words/format-size'

type File = z.infer<typeof messageFile>

/** The files of a message: downloads, each with what was found in it. */
export function MessageFiles({ files }: { files: readonly File[] }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id, filename }: File) =>
      saveAnswer(await adminApi.viewMessageFile({ params: { id } }), filename),
    onError: error => void toast.error(error.message),
  })
  if (files.length === 0) return null
  return (
    <ul className={`stack-4 bare-list small-text ${styles.files}`} aria-label="Fichiers joints">
      {files.map(file => (
        <li key={file.id}>
          <AdminButton
            look="quiet"
            busy={isPending && variables.id === file.id}
            icon={Download}
            onClick={() => mutate(file)}
          >
            {file.filename} ({formatSize(file.size)})
          </AdminButton>{' '}
          <span>{[...file.flags.map(flag => FLAG_LABELS[flag]), SCAN_LABELS[file.scan]].join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
