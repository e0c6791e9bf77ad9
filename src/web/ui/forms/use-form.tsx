import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { failureOf, SILENT, wordsOf } from '~/contract/failure'
import type { FieldError } from '~/domain/refusal'
import type { DraftName } from '../../draft-names'
import { readDraft, writeDraft } from '../../form-draft'
import { Button } from '../actions/button'

// In one file, for the bundler would make three of them, and every form needs them all.

interface FormTerms<Fields> {
  /** Under which this tab keeps what is typed until it is sent; null: it does not. */
  draft: DraftName | null
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
 * is typed is kept: over a reload in this tab, and whatever becomes of the sending.
 */
export function useForm<Fields extends { [Field in keyof Fields]: string }>({
  draft,
  start,
  check,
  tell,
  send,
}: FormTerms<Fields>) {
  const [typed, setTyped] = useState(start)
  const now = useRef(typed)
  now.current = typed
  const [ready, setReady] = useState(false)
  const { attempt, refuse, busy, errors, problem, silent } = useAttempt(tell)
  const set = (change: Partial<Fields>) => setTyped(before => ({ ...before, ...change }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const kept = draft ? readDraft(draft) : {}
    setTyped(
      before =>
        Object.fromEntries(
          Object.entries(before).map(([field, value]) => [field, value || String(kept[field] ?? '')]),
        ) as Fields,
    )
    setReady(true)
  }, [])
  useEffect(() => {
    if (ready && draft) writeDraft(draft, JSON.stringify(typed))
  }, [ready, draft, typed])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = check?.(typed)
    // Errors that stand are exchanged at once: a corrected field is judged by the new ones alone.
    if (wrong && errors.length > 0) return refuse(wrong)
    // After the press itself: a form that is drawn with all its errors is felt.
    if (wrong) return startTransition(() => refuse(wrong))
    const data = new FormData(event.currentTarget)
    void attempt(async () => {
      await send(typed, data)
      // What was typed meanwhile is not sent.
      if (draft && now.current === typed) writeDraft(draft, null)
    })
  }

  const field: FormFields<Fields> = name => ({
    name,
    value: typed[name],
    error: errors.find(one => one.field === name)?.message,
    onChange: event => setTyped(before => ({ ...before, [name]: event.target.value })),
  })

  return {
    form: { method: 'post', noValidate: true, onSubmit },
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

/** What is said of something that was not done. */
export interface Told {
  /** specification A8: a toast on every error. Left out, it has the words of the place, or of the first field. */
  toast?: string
  /** Said where it was tried: the words of the toast where this says nothing else. */
  place?: string
  /** Said beside their fields, in place of `place`. */
  errors?: FieldError[]
}

/** What to say of what was thrown. One that other renders find again keeps `attempt` the same. */
export type Tell = (error: unknown) => Told | string

interface Attempt {
  busy: boolean
  problem: string
  /** No answer came: the same may be tried again as it is. */
  silent: boolean
  errors: FieldError[]
}

const AT_REST: Attempt = { busy: false, problem: '', silent: false, errors: [] }

/**
 * Something that is sent, once at a time: whether it is under way, and what is to be said where it failed. Once it is
 * done, the toasts of what failed before it go.
 */
export function useAttempt(tell: Tell = wordsOf) {
  const [state, setState] = useState(AT_REST)
  const toasts = useRef(errorToasts()).current
  const underWay = useRef(false)
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      if (underWay.current) return
      underWay.current = true
      setState({ ...AT_REST, busy: true })
      try {
        await work()
        toasts.dismiss()
        setState(AT_REST)
      } catch (error) {
        setState({ ...said(tell(error), toasts), silent: failureOf(error).kind === 'silent' })
      } finally {
        underWay.current = false
      }
    },
    [tell, toasts],
  )
  /** Says what keeps it back, before anything leaves. */
  const refuse = (told: Told | string) => setState(said(told, toasts))
  return { ...state, attempt, refuse }
}

function said(told: Told | string, toasts: ErrorToasts): Attempt {
  const { toast: words = '', place = words, errors = [] } = typeof told === 'string' ? { toast: told } : told
  toasts.say(words || place || errors[0]?.message || SILENT)
  return { ...AT_REST, problem: errors.length > 0 ? '' : place, errors }
}

type ErrorToasts = ReturnType<typeof errorToasts>

/** The toasts of one thing that failed, which go once it is done (specification A8). */
export function errorToasts() {
  const shown = new Set<number | string>()
  return {
    say: (words: string) => void shown.add(toast.error(words)),
    dismiss() {
      for (const id of shown) toast.dismiss(id)
      shown.clear()
    },
  }
}

interface FormProblemProps {
  /** Nothing is shown when empty. */
  problem: string
  /** No answer came: the same can be sent again as it stands. */
  silent: boolean
  className: string | undefined
}

/** In a form, why it was not sent; after silence, with the button that sends it once more. */
export function FormProblem({ problem, silent, className }: FormProblemProps) {
  if (!problem) return null
  return (
    <p role="alert" className={className}>
      {problem}{' '}
      {silent && (
        <Button type="submit" look="second" size="small">
          Réessayer
        </Button>
      )}
    </p>
  )
}
