import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { keysOf } from '~/domain/closed-list'
import { type Draft, draftShape, type Kind, type Stored, useSaveContent } from './content-data'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft'

/**
 * A text being typed over the one that is stored. What is typed while it is being saved stays and is not saved yet.
 * @param start what is stored, null for a new text
 */
export function useDraft(kind: Kind, start: Stored | null, empty: Draft) {
  const [stored, setStored] = useState(start)
  const [kept] = useState(() => readKeptDraft(kind, start?.id ?? null, { shape: draftShape, empty }))
  const [draft, setDraft] = useState(kept?.draft ?? start?.draft ?? empty)
  /** The version that was typed over: saving over another one is refused. */
  const [base, setBase] = useState(kept?.version ?? start?.version ?? null)
  const [found, setFound] = useState(kept !== null)
  const saving = useSaveContent(kind)

  const id = stored?.id ?? null
  const unsaved = !sameDraft(draft, stored?.draft ?? empty)
  useEffect(() => {
    if (unsaved) keepDraft(kind, id, { draft, version: base })
    else forgetDraft(kind, id)
  }, [kind, id, draft, base, unsaved])

  /** @param over the version to save over, where it is another than was typed over; null: as a new text */
  function save(over: number | null = base) {
    setFound(false)
    saving.mutate(
      { id, version: over, draft },
      {
        onSuccess: ({ id: savedId, version }) => {
          toast.success('Texte enregistré')
          forgetDraft(kind, id)
          setStored({ id: savedId, version, draft })
          setBase(version)
        },
      },
    )
  }

  /** Back to what is stored. */
  function drop() {
    forgetDraft(kind, id)
    setFound(false)
    setDraft(stored?.draft ?? empty)
    setBase(stored?.version ?? null)
  }
  const set = (change: Partial<Draft>) => setDraft(before => ({ ...before, ...change }))
  return { id, draft, set, unsaved, found, save, drop, busy: saving.isPending, error: saving.error }
}

const sameDraft = (one: Draft, other: Draft) => keysOf(one).every(field => one[field] === other[field])
