import { useEffect, useRef, useState } from 'react'
import type { KickOffQuestion } from '~/domain/site/site-project'
import { followUpApi } from '~/web/follow-up-api'
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved-answers'

/** A word that was typed is kept after a second's rest. */
const REST = 1_000

/** The answers as they are typed, each kept by the server; until it has them, by this tab, which is not left unasked. */
export function useAnswers(id: string, answered: Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState<Record<string, string>>(answered)
  const [kept, setKept] = useState('')
  const pending = useRef<Unsaved>({})
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(Promise.resolve())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the questions appear
  useEffect(() => {
    pending.current = readUnsaved(id)
    setTyped(all => ({ ...all, ...pending.current }))
    if (hasWords(pending.current)) keepQuietly()
    const ask = (event: BeforeUnloadEvent) => hasWords(pending.current) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      clearTimeout(rest.current)
    }
  }, [])

  /** After what is on its way: what that could not keep is then tried again. */
  function keep() {
    saving.current = saving.current.catch(() => {}).then(save)
    return saving.current
  }
  const keepQuietly = () => void keep().catch(() => {})
  async function save() {
    clearTimeout(rest.current)
    const answers = pending.current
    if (!hasWords(answers)) return
    pending.current = {}
    try {
      await followUpApi.saveKickOff({ params: { id }, body: { answers } })
      keepUnsaved(id, pending.current)
      setKept('Vos réponses sont gardées.')
    } catch (problem) {
      // What newer letters have not replaced is tried again with them.
      pending.current = { ...answers, ...pending.current }
      setKept('Vos dernières réponses ne sont pas encore gardées\u00a0: nous réessayons.')
      rest.current = setTimeout(keepQuietly, 5 * REST)
      throw problem
    }
  }
  function type(name: KickOffQuestion, value: string) {
    setTyped(all => ({ ...all, [name]: value }))
    pending.current[name] = value
    keepUnsaved(id, pending.current)
    clearTimeout(rest.current)
    rest.current = setTimeout(keepQuietly, REST)
  }

  return { typed, kept, type, keep, keepQuietly }
}

const hasWords = (answers: Unsaved) => Object.keys(answers).length > 0
