import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import { errorsOf } from '~/contract/failure'
import { adminApi } from '~/web/admin-api'
import { type AidDraft, bodyOf, draftOf, EMPTY_AID, type StoredAid } from './aid-draft'

export interface FieldProblem {
  field: string
  message: string
}

/** An aid being typed over the one that is stored. @param start null for a new one */
export function useAidDraft(start: StoredAid | null) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(start)
  const saved = stored ? draftOf(stored, stored.published) : EMPTY_AID
  const [draft, setDraft] = useState<AidDraft>(saved)
  const saving = useMutation({
    mutationFn: () => {
      const body = bodyOf(draft)
      return stored
        ? adminApi.updateAid({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : adminApi.createAid({ body })
    },
    onSuccess: aid => {
      toast.success('Aide enregistrée')
      setStored(aid)
      setDraft(draftOf(aid, aid.published))
      void queries.invalidateQueries({ queryKey: ['admin', 'aids'] })
      void queries.invalidateQueries({ queryKey: ['admin', 'aid-versions', aid.id] })
    },
  })
  const errors = useMemo(() => problemsOf(saving.error), [saving.error])
  return {
    id: stored?.id ?? null,
    stored,
    /** The source was read meanwhile: what is being typed goes on from there. */
    adopt: (read: StoredAid) => {
      setStored(read)
      const { source_url, source_dated, checked_on } = read
      setDraft(before => ({ ...before, source_url, source_dated, checked_on }))
    },
    draft,
    set: (change: Partial<AidDraft>) => setDraft(before => ({ ...before, ...change })),
    unsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    drop: () => setDraft(saved),
    save: () => saving.mutate(),
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
