import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'

/** What was begun in a slot: a choice, photos that are put together, a file that is sent. */
interface Round {
  /** Nothing else was begun there since, and nobody stopped it. */
  isLast: () => boolean
  /** What stops what it waits for. */
  onEnd: (abort: () => void) => void
}

/** One round at a time in each slot: what begins ends what ran there. */
export function uploadRounds() {
  const running = new Map<DocumentKind, () => void>()
  const end = (kind: DocumentKind) => running.get(kind)?.()

  function begin(kind: DocumentKind): Round {
    end(kind)
    let ended = false
    let stop = () => {}
    running.set(kind, () => {
      ended = true
      stop()
    })
    return { isLast: () => !ended, onEnd: abort => (stop = abort) }
  }

  return { begin, end }
}
