import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { formatOfName } from '~/domain/dossier/document-format'
import { type DocumentKind, MAX_FILE_BYTES } from '~/domain/dossier/document-kind'
import { api } from '~/web/api'
import { sendFile } from './send-file'

/** What happens in one slot right now; a slot without one shows what the server holds. */
export type Upload =
  | { phase: 'sending'; filename: string; share: number }
  | { phase: 'failed'; filename: string; message: string; file: File | null }

const HEIC =
  'Les photos HEIC ne peuvent pas être lues par tous. Sur iPhone : Réglages › Appareil photo › Formats › « Le plus compatible », puis reprenez la photo, ou envoyez une capture d’écran.'

/** The slots of step 2: each file leaves as soon as it is chosen, and each slot lives by itself. */
export function useUploads(id: string) {
  const [uploads, setUploads] = useState<Partial<Record<DocumentKind, Upload>>>({})
  const running = useRef(new Map<DocumentKind, () => void>())
  const { revalidate } = useRevalidator()

  const set = (kind: DocumentKind, upload: Upload | undefined) =>
    setUploads(all => ({ ...all, [kind]: upload }))

  async function choose(kind: DocumentKind, file: File) {
    const refusal = refusalOf(file)
    if (refusal) {
      toast.error(refusal)
      return set(kind, { phase: 'failed', filename: file.name, message: refusal, file: null })
    }
    running.current.get(kind)?.()
    set(kind, { phase: 'sending', filename: file.name, share: 0 })
    const sending = sendFile(id, kind, file, share =>
      set(kind, { phase: 'sending', filename: file.name, share }),
    )
    running.current.set(kind, sending.abort)
    try {
      await sending.done
      toast.success(`${file.name} ajouté avec succès`)
      await revalidate()
      set(kind, undefined)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error('Erreur lors du téléversement')
      set(kind, { phase: 'failed', filename: file.name, message: (error as Error).message, file })
    } finally {
      if (running.current.get(kind) === sending.abort) running.current.delete(kind)
    }
  }

  /** Stops a sending. What the server has received by then, or held before, is shown again. */
  async function cancel(kind: DocumentKind) {
    running.current.get(kind)?.()
    set(kind, undefined)
    await revalidate()
  }

  async function remove(kind: DocumentKind) {
    set(kind, undefined)
    try {
      await api.removeDocument({ params: { id, document_type: kind } })
      await revalidate()
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  const sending = Object.values(uploads).some(upload => upload?.phase === 'sending')
  return { uploads, sending, choose, cancel, remove }
}

/** What can be told without sending a byte. */
function refusalOf(file: File): string | null {
  if (/\.hei[cf]$/i.test(file.name)) return HEIC
  if (!formatOfName(file.name)) return 'Ce fichier n’est pas un PDF, un JPEG ou un PNG.'
  if (file.size > MAX_FILE_BYTES) return 'Le fichier ne doit pas dépasser 10 Mo'
  if (file.size === 0) return 'Ce fichier est vide.'
  return null
}
