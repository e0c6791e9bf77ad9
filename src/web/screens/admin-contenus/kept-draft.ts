import * as z from 'zod/mini'
import { TEXT_DRAFTS } from '~/web/form-draft'

/** What was typed and not saved, and the version that it was typed over; null before its first saving. */
interface KeptDraft<Draft> {
  draft: Draft
  version: number | null
}

const keyOf = (kind: string, id: string | null) => `${TEXT_DRAFTS}${kind}:${id ?? 'nouveau'}`

/**
 * What this tab keeps of a text or an aid while it is not saved: it outlives a reload, and the end of the session. An earlier
 * release may have kept it: what it did not know yet is as in an empty one, and what is not of this shape is none.
 */
export function readKeptDraft<Draft extends object>(
  kind: string,
  id: string | null,
  { shape, empty }: { shape: z.ZodMiniType<Draft>; empty: Draft },
): KeptDraft<Draft> | null {
  const kept = z.safeParse(stored, parsed(sessionStorage.getItem(keyOf(kind, id))))
  if (!kept.success) return null
  const draft = z.safeParse(shape, { ...empty, ...kept.data.draft })
  return draft.success ? { draft: draft.data, version: kept.data.version } : null
}

const stored = z.object({ draft: z.record(z.string(), z.unknown()), version: z.nullable(z.number()) })

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft<Draft>(kind: string, id: string | null, kept: KeptDraft<Draft>) {
  try {
    sessionStorage.setItem(keyOf(kind, id), JSON.stringify(kept))
  } catch {
    // No room left: the text is on screen still, and leaving asks first.
  }
}

export const forgetDraft = (kind: string, id: string | null) => sessionStorage.removeItem(keyOf(kind, id))
