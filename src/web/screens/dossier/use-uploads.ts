import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { formatOfName } from '~/domain/dossier/document-format'
import { type DocumentKind, MAX_FILE_BYTES } from '~/domain/dossier/document-kind'
import type { PhotoDoubt } from '~/domain/picture/photo-quality'
import { api } from '~/web/api'
import { checkPhoto } from './check-photo'
import { sendFile } from './send-file'

/** What happens in one slot right now; a slot without one shows what the server holds. */
export type Upload =
  | { phase: 'sending'; filename: string; share: number }
  | { phase: 'doubtful'; filename: string; doubts: PhotoDoubt[]; file: File }
  | { phase: 'failed'; filename: string; message: string; file: File | null }

const HEIC =
  'Les photos HEIC ne peuvent pas être lues par tous. Sur iPhone\u00a0: Réglages › Appareil photo › Formats › «\u00a0Le plus compatible\u00a0», puis reprenez la photo, ou envoyez une capture d’écran.'
const SILENT = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/**
 * The slots of step 2: each file leaves as soon as it is chosen, and each slot lives by itself.
 * @param refresh reads the dossier again, so that the slots show what the server holds
 */
export function useUploads(id: string, refresh: () => Promise<void>) {
  const [uploads, setUploads] = useState<Partial<Record<DocumentKind, Upload>>>({})
  const running = useRef(new Map<DocumentKind, () => void>())

  const set = (kind: DocumentKind, upload: Upload | undefined) =>
    setUploads(all => ({ ...all, [kind]: upload }))

  /** @param sure the photo is sent whatever it looks like */
  async function choose(kind: DocumentKind, file: File, sure = false) {
    const refusal = refusalOf(file)
    if (refusal) {
      toast.error(refusal)
      return set(kind, { phase: 'failed', filename: file.name, message: refusal, file: null })
    }
    running.current.get(kind)?.()
    set(kind, { phase: 'sending', filename: file.name, share: 0 })
    if (!sure) {
      const looking = () => {}
      running.current.set(kind, looking)
      const doubts = await checkPhoto(file)
      if (running.current.get(kind) !== looking) return
      if (doubts.length > 0) return set(kind, { phase: 'doubtful', filename: file.name, doubts, file })
    }
    const sending = sendFile(id, kind, file, share =>
      set(kind, { phase: 'sending', filename: file.name, share }),
    )
    running.current.set(kind, sending.abort)
    // Another file may have been dropped on the slot meanwhile: then it is that one's to tell.
    const isLast = () => running.current.get(kind) === sending.abort
    try {
      await sending.done
      await refresh()
      if (!isLast()) return
      toast.success(`${file.name} ajouté avec succès`)
      set(kind, undefined)
    } catch (error) {
      if (!isLast() || (error instanceof DOMException && error.name === 'AbortError')) return
      toast.error('Erreur lors du téléversement')
      set(kind, { phase: 'failed', filename: file.name, message: wordsOf(error), file })
    } finally {
      if (isLast()) running.current.delete(kind)
    }
  }

  async function confirm(kind: DocumentKind) {
    try {
      await api.confirmDocument({ params: { id, document_type: kind } })
      await refresh()
    } catch (error) {
      toast.error(`La confirmation n’a pas été gardée. ${wordsOf(error)}`)
    }
  }

  /** Stops a sending. What the server has received by then, or held before, is shown again. */
  async function cancel(kind: DocumentKind) {
    running.current.get(kind)?.()
    running.current.delete(kind)
    set(kind, undefined)
    await refresh().catch(() => {})
  }

  async function remove(kind: DocumentKind, filename: string) {
    set(kind, undefined)
    try {
      await api.removeDocument({ params: { id, document_type: kind } })
      await refresh()
    } catch (error) {
      toast.error('La pièce n’a pas pu être retirée.')
      set(kind, {
        phase: 'failed',
        filename,
        message: `la pièce n’est pas retirée. ${wordsOf(error)}`,
        file: null,
      })
    }
  }

  const sending = Object.values(uploads).some(upload => upload?.phase === 'sending')
  return { uploads, sending, choose, confirm, cancel, remove }
}

/** A refusal of the server in its own words; the browser's, for a connection that fails, are English. */
function wordsOf(error: unknown): string {
  return error instanceof ApiProblem ? error.message : SILENT
}

/** What can be told without sending a byte. */
function refusalOf(file: File): string | null {
  if (/\.hei[cf]$/i.test(file.name)) return HEIC
  if (!formatOfName(file.name)) return 'Ce fichier n’est pas un PDF, un JPEG ou un PNG.'
  if (file.size > MAX_FILE_BYTES) return 'Le fichier ne doit pas dépasser 10 Mo'
  if (file.size === 0) return 'Ce fichier est vide.'
  return null
}
