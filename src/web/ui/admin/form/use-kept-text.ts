import { useEffect, useRef, useState } from 'react'
import type { DraftName } from '~/web/draft-names'
import { readDraft, TEAM_DRAFTS, writeDraft } from '~/web/form-draft'

type Change = string | ((before: string) => string)

/**
 * A text that the team types, kept in this tab until it is sent or taken back: over a reload, a look at another dossier and
 * the end of the session. What is typed under one name never shows under another.
 * @param start what stands there while nothing was typed, and is not kept
 * @returns over: what stood there when it was begun
 */
export function useKeptText(
  name: string,
  start = '',
): [text: string, setText: (text: Change, over?: string) => void, over: string] {
  const key = `${TEAM_DRAFTS}${name}` as const
  const [typed, setTyped] = useState(() => readText(key, start))
  const now = typed.key === key ? typed : readText(key, start)
  const latest = useRef(now)
  latest.current = now
  // What was typed is what is stored now.
  useEffect(() => {
    if (typed.key === key && typed.text === start) writeDraft(key, null)
  }, [key, typed, start])
  function setText(change: Change, upon?: string) {
    const before = latest.current.key === key ? latest.current : readText(key, start)
    const text = typeof change === 'string' ? change : change(before.text)
    const over = upon ?? (before.text === start ? start : before.over)
    // At once: whoever takes it back leaves with the same press.
    writeDraft(key, text === start ? null : JSON.stringify({ text, over }))
    setTyped({ key, text, over })
  }
  return [now.text, setText, now.over]
}

function readText(key: DraftName, start: string) {
  const { text = start, over = start } = readDraft(key)
  return { key, text: String(text), over: String(over) }
}
