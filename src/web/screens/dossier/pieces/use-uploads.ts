import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { answeredWith, failureOf, SILENT, wordsOf } from '~/contract/failure'
import { inTime } from '~/contract/patience'
import { type DocumentKind, MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'
import { api } from '~/web/api'
import { errorToasts } from '~/web/ui/forms/use-form'
import { refusalOf, refusalOfPages, TOO_LARGE } from '../photos/file-refusals'
import { useThumbnails } from '../photos/use-thumbnails'
import { checkPhoto } from './check-photo'
import { sendFile } from './send-file'
import type { Slot, Upload } from './slot'
import { uploadRounds } from './upload-rounds'

/**
 * The slots of step 2: each file leaves as soon as it is ready, and each slot lives by itself.
 * @param refresh reads the dossier again, so that the slots show what the server holds
 */
export function useUploads(id: string, refresh: () => Promise<void>) {
  const [uploads, setUploads] = useState<Partial<Record<DocumentKind, Upload>>>({})
  const rounds = useRef(uploadRounds()).current
  const failures = useRef(new Map<DocumentKind, ReturnType<typeof errorToasts>>()).current
  const thumbnails = useThumbnails()
  const sureOf = useRef(new Map<DocumentKind, string>()).current

  const set = (kind: DocumentKind, upload: Upload | undefined) =>
    setUploads(all => ({ ...all, [kind]: upload }))

  /** A toast of this slot, which goes once a piece lies in it. */
  function complain(kind: DocumentKind, words: string) {
    const toasts = failures.get(kind) ?? errorToasts()
    failures.set(kind, toasts)
    toasts.say(words)
  }

  function fail(kind: DocumentKind, filename: string, message: string) {
    complain(kind, message)
    set(kind, { phase: 'failed', filename, message })
  }

  function begin(kind: DocumentKind, filename: string) {
    set(kind, { phase: 'sending', filename, share: 0 })
    return rounds.begin(kind)
  }

  function arrange(kind: DocumentKind, photos: readonly File[]) {
    const refusal = refusalOfPages(photos)
    if (refusal) return complain(kind, refusal)
    set(kind, { phase: 'arranging', filename: `${photos.length} photos`, photos })
  }

  async function choose(kind: DocumentKind, files: readonly File[], sure = false) {
    const [file] = files
    if (!file) return
    const refusal = files.length > 1 ? refusalOfPages(files) : refusalOf(file)
    if (refusal) return fail(kind, files.length > 1 ? `${files.length} fichiers` : file.name, refusal)
    if (files.length > 1) return arrange(kind, files)
    const round = begin(kind, file.name)
    const doubts = sure ? [] : await checkPhoto(file)
    if (!round.isLast()) return
    if (doubts.length > 0) return set(kind, { phase: 'doubtful', filename: file.name, doubts, file })
    const ready = await withinLimit(file)
    if (!round.isLast()) return
    if (sure) sureOf.set(kind, ready?.name ?? file.name)
    else sureOf.delete(kind)
    if (!ready) return fail(kind, file.name, TOO_LARGE)
    await send(kind, ready, round, isPhoto(file) ? [file] : [])
  }

  async function sendPages(kind: DocumentKind, photos: readonly File[]) {
    const filename = `${kind}-${photos.length}-pages.pdf`
    const round = begin(kind, filename)
    const ready = await inTime(import('../photos/prepare-photos'))
      .then(({ photosToPdf }) => photosToPdf(photos, filename))
      .catch(() => null)
    if (!round.isLast()) return
    if (!ready)
      return fail(kind, filename, 'Ces photos n’ont pas pu être réunies. Envoyez-les sous forme d’un PDF.')
    await send(kind, ready, round, photos)
  }

  async function send(
    kind: DocumentKind,
    file: File,
    { isLast, onEnd }: ReturnType<typeof begin>,
    photos: readonly File[],
  ) {
    const sending = sendFile(id, kind, file, share => {
      if (isLast()) set(kind, { phase: 'sending', filename: file.name, share })
    })
    onEnd(sending.abort)
    // Another file may have been dropped on the slot meanwhile: then it is that one's to tell.
    try {
      await sending.done
      await refresh()
      if (!isLast()) return
      failures.get(kind)?.dismiss()
      toast.success(`${file.name} ajouté avec succès`)
      thumbnails.keep(kind, file, photos)
      set(kind, undefined)
    } catch (error) {
      if (!isLast() || (error instanceof DOMException && error.name === 'AbortError')) return
      complain(kind, 'Erreur lors du téléversement')
      // What is no PDF, JPEG or PNG is none the next time either.
      const again = answeredWith(error, 415)
        ? undefined
        : () => void send(kind, file, begin(kind, file.name), photos)
      const unheard = failureOf(error).kind === 'silent'
      const message = wordsOf(error, navigator.onLine ? SILENT : NO_NETWORK)
      set(kind, { phase: 'failed', filename: file.name, message, again, unheard })
    }
  }

  async function confirm(kind: DocumentKind) {
    try {
      await api.confirmDocument({ params: { id, document_type: kind } })
      await refresh()
    } catch (error) {
      complain(kind, `La confirmation n’a pas été gardée. ${wordsOf(error)}`)
    }
  }

  /** What the server has received by then, or held before, is shown again. */
  async function cancel(kind: DocumentKind) {
    rounds.end(kind)
    set(kind, undefined)
    await refresh().catch(() => {})
  }

  async function remove(kind: DocumentKind, filename: string) {
    set(kind, undefined)
    try {
      await api.removeDocument({ params: { id, document_type: kind } })
      await refresh()
    } catch (error) {
      complain(kind, 'La pièce n’a pas pu être retirée.')
      set(kind, {
        phase: 'failed',
        filename,
        message: `la pièce n’est pas retirée. ${wordsOf(error)}`,
      })
    }
  }

  /** @param stored the name of the file that the server holds there */
  const slotOf = (kind: DocumentKind, stored: string | undefined): Slot => ({
    upload: uploads[kind],
    sure: stored !== undefined && sureOf.get(kind) === stored,
    ...thumbnails.of(kind, stored),
    choose: (files, sure) => void choose(kind, files, sure),
    arrange: photos => arrange(kind, photos),
    sendPages: photos => void sendPages(kind, photos),
    cancel: () => void cancel(kind),
    confirm: () => void confirm(kind),
    remove: filename => void remove(kind, filename),
  })
  const all = Object.values(uploads)
  useEffect(() => {
    const goOn = () => {
      for (const upload of all) if (upload?.phase === 'failed' && upload.unheard) upload.again?.()
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })
  const sending = all.some(upload => upload?.phase === 'sending')
  return { slotOf, sending }
}

/** A telephone in a tunnel. */
const NO_NETWORK = 'Pas de réseau\u00a0: l’envoi reprend dès qu’il revient.'

/** The file itself, or a smaller one of a large photo; null where none is small enough. */
async function withinLimit(file: File): Promise<File | null> {
  if (file.size <= MAX_FILE_BYTES) return file
  return inTime(import('../photos/prepare-photos'))
    .then(({ smallerPhoto }) => smallerPhoto(file))
    .catch(() => null)
}

const isPhoto = (file: File) => /^image\/(jpeg|png)$/.test(file.type)
