import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import { errorsOf } from '~/contract/failure'
import { adminApi } from '~/web/admin-api'
import { type AidDraft, aidDraftShape, bodyOf, draftOf, EMPTY_AID, type StoredAid } from './aid-draft'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft'

export interface FieldProblem {
  field: string
  message: string
}

/**
 * An aid being typed over the one that is stored. What is typed while it is being saved stays and is not saved yet.
 * @param start null for a new one
 */
export function useAidDraft(start: StoredAid | null) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(start)
  const [kept] = useState(() =>
    readKeptDraft('aides', start?.id ?? null, { shape: aidDraftShape, empty: EMPTY_AID }),
  )
  const id = stored?.id ?? null
  const saved = stored ? draftOf(stored, stored.published) : EMPTY_AID
  const [draft, setDraft] = useState<AidDraft>(kept?.draft ?? saved)
  /** The version that it was typed over: saving over another one is refused. */
  const [base, setBase] = useState(kept?.version ?? start?.version ?? null)
  const [found, setFound] = useState(kept !== null)
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => {
    if (unsaved) keepDraft('aides', id, { draft, version: base })
    else forgetDraft('aides', id)
  }, [id, draft, base, unsaved])
  const saving = useMutation({
    mutationFn: ({ sent, over }: { sent: AidDraft; over: number | null }) =>
      id === null || over === null
        ? adminApi.createAid({ body: bodyOf(sent) })
        : adminApi.updateAid({ params: { id }, body: { ...bodyOf(sent), version: over } }),
    onSuccess: (aid, { sent }) => {
      toast.success('Aide enregistrée')
      forgetDraft('aides', id)
      setStored(aid)
      setBase(aid.version)
      setDraft(now => (now === sent ? draftOf(aid, aid.published) : now))
      void queries.invalidateQueries({ queryKey: ['admin', 'aids'] })
      void queries.invalidateQueries({ queryKey: ['admin', 'aid-versions', aid.id] })
    },
  })
  const errors = useMemo(() => problemsOf(saving.error), [saving.error])
  return {
    id,
    stored,
    /** The source was read meanwhile: what is being typed goes on from there. */
    adopt: (read: StoredAid) => {
      setStored(read)
      setBase(read.version)
      const { source_url, source_dated, checked_on } = read
      setDraft(before => ({ ...before, source_url, source_dated, checked_on }))
    },
    draft,
    set: (change: Partial<AidDraft>) => setDraft(before => ({ ...before, ...change })),
    unsaved,
    /** It was kept by this tab, and nothing was done about it yet. */
    found,
    /** Back to what is stored. */
    drop: () => {
      forgetDraft('aides', id)
      setFound(false)
      setDraft(saved)
      setBase(stored?.version ?? null)
    },
    /** @param over the version to save over, where it is another than was typed over; null: as a new aid */
    save: (over: number | null = base) => {
      setFound(false)
      saving.mutate({ sent: draft, over })
    },
    busy: saving.isPending,
    error: saving.error,
    errors,
  }
}

/** By the field that they lead to: « conditions.2.says » is the third condition's. */
export function problemsOf(error: Error | null): FieldProblem[] {
  return errorsOf(error).map(({ field, message }) => ({
    field: /^conditions\.\d+/.exec(field)?.[0] ?? field.split('.')[0] ?? field,
    message,
  }))
}
