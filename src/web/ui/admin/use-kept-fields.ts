import { useState } from 'react'
import type { DraftName } from '~/web/draft-names'
import { readDraft, TEAM_DRAFTS, writeDraft } from '~/web/form-draft'
import { isOvertaken } from './overtaken'

type Texts<Fields> = { [Field in keyof Fields]: string }

interface KeptTerms<Fields> {
  /** What the dialog begins with, and is not kept: it follows what stands. */
  start: Fields
  onClose: () => void
  /** Whether what was typed has been done by now: its answer alone was lost. */
  isDone?: (typed: Fields) => boolean
}

/** What a dialog asks for in several fields, kept in this tab as `useKeptReason` keeps a sentence. */
export function useKeptFields<Fields extends Texts<Fields>>(
  name: string,
  { start: proposed, onClose, isDone }: KeptTerms<Fields>,
) {
  const key = `${TEAM_DRAFTS}${name}` as const
  const [start] = useState(proposed)
  const [fields, setFields] = useState(() => {
    const typed = { ...start, ...typedBefore(key, start) }
    return isDone?.(typed) ? start : typed
  })
  function set(change: Partial<Fields>) {
    const next = { ...fields, ...change }
    const typed = Object.entries(next).filter(([field, text]) => text !== Reflect.get(start, field))
    // At once: whoever takes it back leaves with the same press.
    writeDraft(key, typed.length === 0 ? null : JSON.stringify(Object.fromEntries(typed)))
    setFields(next)
  }
  const forget = () => writeDraft(key, null)
  /** Forgets it, unless somebody else was before: then it may be asked again. */
  function leave(error: unknown = null) {
    if (!isOvertaken(error)) forget()
    onClose()
  }
  return { fields, set, forget, leave }
}

/** What an earlier release kept in another shape is passed over. */
const typedBefore = <Fields extends Texts<Fields>>(key: DraftName, start: Fields) =>
  Object.fromEntries(
    Object.entries(readDraft(key)).filter(([field, text]) => field in start && typeof text === 'string'),
  ) as Partial<Fields>
