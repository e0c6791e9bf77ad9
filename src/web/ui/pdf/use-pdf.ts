import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'

/** A PDF that was fetched: its bytes, an address for a frame, and the ETag without its quotes. */
export interface LoadedPdf {
  blob: Blob
  address: string
  etag: string | null
}

export type PdfState = { phase: 'loading' } | { phase: 'failed' } | ({ phase: 'ready' } & LoadedPdf)

/** Fetches a PDF for showing, again whenever `load` changes or `reload` is called. */
export function usePdf(load: (signal: AbortSignal) => Promise<Response>): {
  pdf: PdfState
  reload: () => void
} {
  const [round, setRound] = useState(0)
  const [pdf, setPdf] = useState<PdfState>({ phase: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const abort = new AbortController()
    let address: string | undefined
    setPdf({ phase: 'loading' })
    // specification A8: a toast on every error; the place says it too.
    const fail = (words: string) => {
      toast.error(words)
      setPdf({ phase: 'failed' })
    }
    load(abort.signal)
      .then(async response => ({ blob: await response.blob(), etag: response.headers.get('etag') }))
      .then(({ blob, etag }) => {
        if (abort.signal.aborted) return
        if (blob.size === 0) return fail('PDF vide ou non reçu')
        address = URL.createObjectURL(blob)
        setPdf({ phase: 'ready', blob, address, etag: etag?.replace(/^W\/|"/g, '') ?? null })
      })
      .catch(() => {
        if (!abort.signal.aborted) fail('Erreur lors du téléchargement')
      })
    return () => {
      abort.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [load, round])
  const reload = useCallback(() => {
    // At once: what is read anew is not there to be signed any more.
    setPdf({ phase: 'loading' })
    setRound(n => n + 1)
  }, [])
  return { pdf, reload }
}
