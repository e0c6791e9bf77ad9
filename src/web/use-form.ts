import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './form-draft'
import { type Tell, type Told, useAttempt } from './use-attempt'

interface FormTerms<Fields> {
  /** Under which this tab keeps what is typed until it is sent; null: it does not. */
  draft: string | null
  start: Fields
  /** What keeps it back, before anything leaves; null where nothing does. */
  check?: (typed: Fields) => Told | string | null
  tell?: Tell
  /** @param data the form as it was sent, with what no person fills in */
  send: (typed: Fields, data: FormData) => Promise<unknown>
}

/** Gives what a field of the form needs. */
export type FormFields<Fields> = (name: keyof Fields & string) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/**
 * A form of text fields that bear the names of the call's body, so that what the server refuses finds its field. What
 * is typed is kept: before the page came to life, over a reload in this tab, and whatever becomes of the sending.
 */
export function useForm<Fields extends { [Field in keyof Fields]: string }>({
  draft,
  start,
  check,
  tell,
  send,
}: FormTerms<Fields>) {
  const [typed, setTyped] = useState(start)
  const [ready, setReady] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { attempt, refuse, busy, errors, problem, silent } = useAttempt(tell)
  const set = (change: Partial<Fields>) => setTyped(before => ({ ...before, ...change }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const early = form.current ? new FormData(form.current) : new FormData()
    const kept = draft ? readDraft(draft) : {}
    const entries = Object.keys(start).map(field => [field, String(early.get(field) || kept[field] || '')])
    setTyped(Object.fromEntries(entries) as Fields)
    setReady(true)
  }, [])
  useEffect(() => {
    if (ready && draft) writeDraft(draft, JSON.stringify(typed))
  }, [ready, draft, typed])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = check?.(typed)
    if (wrong) return refuse(wrong)
    const data = new FormData(event.currentTarget)
    void attempt(async () => {
      await send(typed, data)
      if (draft) writeDraft(draft, null)
    })
  }

  const field: FormFields<Fields> = name => ({
    name,
    value: typed[name],
    error: errors.find(one => one.field === name)?.message,
    onChange: event => setTyped(before => ({ ...before, [name]: event.target.value })),
  })

  return {
    form: { ref: form, method: 'post', noValidate: true, onSubmit },
    field,
    typed,
    set,
    errors,
    failed: { problem, silent },
    busy,
    /** Nothing can be sent before the page has come to life. */
    ready,
  }
}
