import { useEffect, useRef, useState } from 'react'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'

interface Sent {
  filename: string
  photos: readonly File[]
  address?: string
}

const NOTHING: Sent = { filename: '', photos: [] }

/**
 * What was sent from this page, drawn from the browser's own copy: no call gives a piece back (specification
 * B3). It goes with the page.
 */
export function useThumbnails() {
  const [sent, setSent] = useState<Partial<Record<DocumentKind, Sent>>>({})
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    const made = addresses.current
    return () => made.forEach(address => void URL.revokeObjectURL(address))
  }, [])

  /** @param photos of which the file was made; none of a PDF that was chosen */
  function keep(kind: DocumentKind, file: File, photos: readonly File[]) {
    const told: Sent = { filename: file.name, photos }
    setSent(all => ({ ...all, [kind]: told }))
    draw(file, photos)
      .then(address => {
        addresses.current.add(address)
        setSent(all => (all[kind] === told ? { ...all, [kind]: { ...told, address } } : all))
      })
      // A picture that cannot be drawn is left out: the file's name stands there.
      .catch(() => {})
  }

  function of(kind: DocumentKind, stored: string | undefined) {
    const { photos, address } = sent[kind]?.filename === stored ? (sent[kind] ?? NOTHING) : NOTHING
    return { pages: photos, thumbnail: address }
  }
  return { keep, of }
}

async function draw(file: File, [first]: readonly File[]): Promise<string> {
  if (!first) return (await import('./pdf-thumbnail')).pdfThumbnail(file)
  return (await import('./prepare-photos')).photoThumbnail(first)
}
