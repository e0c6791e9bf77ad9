import { useEffect, useState } from 'react'
import { readDraft, TEAM_DRAFTS, writeDraft } from '~/web/form-draft'

type Change = string | ((before: string) => string)

/**
 * A text that the team types, kept in this tab until it is sent or taken back: over a reload, a look at another dossier and
 * the end of the session. What is typed under one name never shows under another.
 */
export function useKeptText(name: string): [text: string, setText: (text: Change) => void] {
  const key = `${TEAM_DRAFTS}${name}`
  const [typed, setTyped] = useState(() => readText(key))
  const now = typed.key === key ? typed : readText(key)
  useEffect(() => {
    if (typed.key === key) writeDraft(key, typed.text === '' ? null : JSON.stringify({ text: typed.text }))
  }, [key, typed])
  const setText = (change: Change) =>
    setTyped(before => {
      const { text } = before.key === key ? before : readText(key)
      return { key, text: typeof change === 'string' ? change : change(text) }
    })
  return [now.text, setText]
}

const readText = (key: string) => ({ key, text: String(readDraft(key).text ?? '') })
