import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { keysOf } from '~/domain/closed-list'
import { type Draft, type Kind, type Stored, useSaveContent } from './content-data'

/**
 * A text being typed over the one that is stored. What is typed while it is being saved stays and is not saved yet.
 * @param start what is stored, null for a new text
 */
export function useDraft(kind: Kind, start: Stored | null, empty: Draft) {
  const [stored, setStored] = useState(start)
  const [kept] = useState(() => readKept(kind, start?.id ?? null))
  const [draft, setDraft] = useState(kept?.draft ?? start?.draft ?? empty)
  /** The version that was typed over: saving over another one is refused. */
  const [base, setBase] = useState(kept?.version ?? start?.version ?? null)
  const [found, setFound] = useState(kept !== null)
  const saving = useSaveContent(kind)

  const id = stored?.id ?? null
  const unsaved = !sameDraft(draft, stored?.draft ?? empty)
  useEffect(() => {
    if (unsaved) keep(kind, id, { draft, version: base })
    else forget(kind, id)
  }, [kind, id, draft, base, unsaved])

  /** @param over the version to save over, where it is another than was typed over */
  function save(over: number | null = base) {
    setFound(false)
    saving.mutate(
      { id, version: over, draft },
      {
        onSuccess: ({ id: savedId, version }) => {
          toast.success('Texte enregistré')
          if (id === null) forget(kind, null)
          setStored({ id: savedId, version, draft })
          setBase(version)
        },
      },
    )
  }

  /** Back to what is stored. */
  function drop() {
    forget(kind, id)
    setFound(false)
    setDraft(stored?.draft ?? empty)
    setBase(stored?.version ?? null)
  }
  const set = (change: Partial<Draft>) => setDraft(before => ({ ...before, ...change }))
  return { id, draft, set, unsaved, found, save, drop, busy: saving.isPending, error: saving.error }
}

const sameDraft = (one: Draft, other: Draft) => keysOf(one).every(field => one[field] === other[field])

/** A text that was typed and not saved, and the version that it was typed over; null before its first saving. */
interface KeptDraft {
  draft: Draft
  version: number | null
}

const keyOf = (kind: Kind, id: string | null) => `texte:${kind}:${id ?? 'nouveau'}`

/** What this tab keeps of a text while it is not saved: it outlives a reload, and the end of the session. */
function readKept(kind: Kind, id: string | null): KeptDraft | null {
  const kept = sessionStorage.getItem(keyOf(kind, id))
  return kept === null ? null : (JSON.parse(kept) as KeptDraft)
}

function keep(kind: Kind, id: string | null, kept: KeptDraft) {
  try {
    sessionStorage.setItem(keyOf(kind, id), JSON.stringify(kept))
  } catch {
    // No room left: the text is on screen still, and leaving asks first.
  }
}

const forget = (kind: Kind, id: string | null) => sessionStorage.removeItem(keyOf(kind, id))
