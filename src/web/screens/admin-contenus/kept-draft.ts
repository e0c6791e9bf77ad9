/** What was typed and not saved, and the version that it was typed over; null before its first saving. */
interface KeptDraft<Draft> {
  draft: Draft
  version: number | null
}

const keyOf = (kind: string, id: string | null) => `texte:${kind}:${id ?? 'nouveau'}`

/** What this tab keeps of a text or an aid while it is not saved: it outlives a reload, and the end of the session. */
export function readKeptDraft<Draft>(kind: string, id: string | null): KeptDraft<Draft> | null {
  const kept = sessionStorage.getItem(keyOf(kind, id))
  return kept === null ? null : (JSON.parse(kept) as KeptDraft<Draft>)
}

export function keepDraft<Draft>(kind: string, id: string | null, kept: KeptDraft<Draft>) {
  try {
    sessionStorage.setItem(keyOf(kind, id), JSON.stringify(kept))
  } catch {
    // No room left: the text is on screen still, and leaving asks first.
  }
}

export const forgetDraft = (kind: string, id: string | null) => sessionStorage.removeItem(keyOf(kind, id))
