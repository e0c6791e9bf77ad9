import { KICK_OFF_NAMES, type KickOffQuestion } from '~/domain/site/site-project'

/** Answers that were typed and that the server does not have yet. */
export type Unsaved = Partial<Record<KickOffQuestion, string>>

const keyOf = (id: string) => `questionnaire:${id}`

/** What this tab kept before a reload; a browser that allows no storage just keeps nothing. */
export function readUnsaved(id: string): Unsaved {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
    const words = typeof kept === 'object' && kept !== null ? new Map(Object.entries(kept)) : new Map()
    return Object.fromEntries(
      KICK_OFF_NAMES.filter(name => typeof words.get(name) === 'string').map(name => [name, words.get(name)]),
    )
  } catch {
    return {}
  }
}

/** Keeps them in this tab; none: takes them away. */
export function keepUnsaved(id: string, answers: Unsaved) {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(answers))
  } catch {}
}
