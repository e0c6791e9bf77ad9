import type { Draft, Kind } from './content-data'

/** A text that was typed and not saved, and the version that it was typed over; null before its first saving. */
export interface KeptDraft {
  draft: Draft
  version: number | null
}

const keyOf = (kind: Kind, id: string | null) => `texte:${kind}:${id ?? 'nouveau'}`

/** What this tab keeps of a text while it is not saved: it outlives a reload, and the end of the session. */
export function readKept(kind: Kind, id: string | null): KeptDraft | null {
  const kept = sessionStorage.getItem(keyOf(kind, id))
  return kept === null ? null : (JSON.parse(kept) as KeptDraft)
}

export function keep(kind: Kind, id: string | null, kept: KeptDraft) {
  try {
    sessionStorage.setItem(keyOf(kind, id), JSON.stringify(kept))
  } catch {
    // No room left: the text is on screen still, and leaving asks first.
  }
}

export const forget = (kind: Kind, id: string | null) => sessionStorage.removeItem(keyOf(kind, id))
