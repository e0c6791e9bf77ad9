import { useState } from 'react'
import { keysOf, tableOf } from '~/domain/closed-list'
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

/**
 * What a dialog asks for in several fields, kept in this tab as `useKeptReason` keeps a sentence, with what stood there when
 * it was begun.
 */
export function useKeptFields<Fields extends Texts<Fields>>(
  name: string,
  { start: proposed, onClose, isDone }: KeptTerms<Fields>,
) {
  const key = `${TEAM_DRAFTS}${name}` as const
  const [start] = useState(proposed)
  const [fields, setFields] = useState(() => {
    const typed = { ...start, ...textsOf(readDraft(key), start) }
    return isDone?.(typed) ? start : typed
  })
  /** What stood where something is typed, when that was begun. */
  const [over, setOver] = useState(() => textsOf(readDraft(key).over, start))
  function set(change: Partial<Fields>) {
    const next = { ...fields, ...change }
    const names = keysOf(next).filter(field => next[field] !== start[field])
    const typed = tableOf(names, field => next[field])
    const upon = tableOf(names, field => over[field] ?? start[field])
    // At once: whoever takes it back leaves with the same press.
    writeDraft(key, names.length === 0 ? null : JSON.stringify({ ...typed, over: upon }))
    setFields(next)
    setOver(textsOf(upon, start))
  }
  /** What somebody else wrote since, where one’s own would go over it. */
  const theirs = (field: keyof Fields): string | undefined =>
    fields[field] === start[field] || (over[field] ?? start[field]) === start[field]
      ? undefined
      : start[field]
  const forget = () => writeDraft(key, null)
  /** Forgets it, unless somebody else was before: then it may be asked again. */
  function leave(error: unknown = null) {
    if (!isOvertaken(error)) forget()
    onClose()
  }
  return { fields, set, theirs, forget, leave }
}

/** What an earlier release kept in another shape is passed over. */
const textsOf = <Fields extends Texts<Fields>>(kept: unknown, start: Fields) =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([field, text]) => field in start && typeof text === 'string'),
  ) as Partial<Fields>
