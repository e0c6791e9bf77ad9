import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import type * as z from 'zod/mini'
import { errorsOf } from '~/contract/failure'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft'

/** What is typed over what is stored: a text, or an aid. */
export interface Typed<Draft, Stored> {
  /** What its drafts are kept under. */
  kind: string
  shape: z.ZodMiniType<Draft>
  empty: Draft
  draftOf: (stored: Stored) => Draft
  /** @param over the version that it takes the place of; null for a new one */
  write: (draft: Draft, over: { id: string; version: number } | null) => Promise<Stored>
  /** « Texte enregistré ». */
  written: string
  /** The queries that show it, below this one. */
  shownBy: readonly string[]
}

export interface FieldProblem {
  field: string
  message: string
}

/**
 * A text or an aid being typed over the one that is stored. What is typed while it is being saved stays and is not saved yet.
 * @param start what is stored, null for a new one
 */
export function useDraft<Draft extends object, Stored extends { id: string; version: number }>(
  { kind, shape, empty, draftOf, write, written, shownBy }: Typed<Draft, Stored>,
  start: Stored | null,
) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(start)
  const [kept] = useState(() => readKeptDraft(kind, start?.id ?? null, { shape, empty }))
  const id = stored?.id ?? null
  const saved = stored ? draftOf(stored) : empty
  const [draft, setDraft] = useState(kept?.draft ?? saved)
  /** The version that was typed over: saving over another one is refused. */
  const [base, setBase] = useState(kept?.version ?? start?.version ?? null)
  const [found, setFound] = useState(kept !== null)
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => {
    if (unsaved) keepDraft(kind, id, { draft, version: base })
    else forgetDraft(kind, id)
  }, [kind, id, draft, base, unsaved])
  const saving = useMutation({
    mutationFn: ({ sent, over }: { sent: Draft; over: number | null }) =>
      write(sent, id === null || over === null ? null : { id, version: over }),
    onSuccess: (now, { sent }) => {
      toast.success(written)
      forgetDraft(kind, id)
      setStored(now)
      setBase(now.version)
      setDraft(typed => (typed === sent ? draftOf(now) : typed))
      void queries.invalidateQueries({ queryKey: shownBy })
    },
  })
  const errors = useMemo(() => problemsOf(saving.error), [saving.error])
  const set = (change: Partial<Draft>) => setDraft(before => ({ ...before, ...change }))
  return {
    id,
    stored,
    draft,
    set,
    unsaved,
    /** It was kept by this tab, and nothing was done about it yet. */
    found,
    /** What is stored was changed elsewhere: what is being typed goes on from there. */
    adopt: (now: Stored, change: Partial<Draft>) => {
      setStored(now)
      setBase(now.version)
      set(change)
    },
    /** Back to what is stored. */
    drop: () => {
      forgetDraft(kind, id)
      setFound(false)
      setDraft(saved)
      setBase(stored?.version ?? null)
    },
    /** @param over the version to save over, where it is another than was typed over; null: as a new one */
    save: (over: number | null = base) => {
      setFound(false)
      saving.mutate({ sent: draft, over })
    },
    busy: saving.isPending,
    error: saving.error,
    errors,
  }
}

/** By the field that they lead to: a keyword's is that of all, « conditions.2.says » is the third condition's. */
export function problemsOf(error: Error | null): FieldProblem[] {
  return errorsOf(error).map(({ field, message }) => ({
    field: /^conditions\.\d+/.exec(field)?.[0] ?? field.split('.')[0] ?? field,
    message,
  }))
}
