import { useEffect, useRef, useState } from 'react'

/**
 * The text fields of a form, as typed: before the page came to life too, and in this tab before a reload or on
 * the way back. They leave the tab with it, or once `forget` is called, when they are sent.
 * @param name under which the tab keeps them; null: it does not
 */
export function useTypedForm<Fields extends { [Field in keyof Fields]: string }>(
  name: string | null,
  start: Fields,
) {
  const [typed, setTyped] = useState(start)
  const [ready, setReady] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const early = form.current ? new FormData(form.current) : new FormData()
    const kept = name ? readDraft(name) : {}
    const entries = Object.keys(start).map(field => [field, String(early.get(field) || kept[field] || '')])
    setTyped(Object.fromEntries(entries) as Fields)
    setReady(true)
  }, [])
  useEffect(() => {
    if (ready && name) writeDraft(name, JSON.stringify(typed))
  }, [ready, name, typed])

  const forget = () => name && writeDraft(name, null)
  return { form, typed, setTyped, ready, forget }
}

/** A browser that allows no storage just keeps nothing. */
function readDraft(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function writeDraft(name: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}
