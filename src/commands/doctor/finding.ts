import { wordsOf } from '~/failure'

/** What was looked at, and what to do about it. */
export interface Finding {
  what: string
  /** `broken` keeps the site, or a part of it, from working; `advice` is for a site that is open to the public. */
  state: 'ok' | 'advice' | 'broken'
  remedy: string | null
}

/** Thrown by a check for what works today and will not go on like that. */
export class Advice extends Error {}

/** Tries one thing. Its error is shown with the remedy: the first says what is wrong, the second what to do. */
export async function found(what: string, remedy: string, work: () => unknown): Promise<Finding> {
  try {
    await work()
    return { what, state: 'ok', remedy: null }
  } catch (error) {
    const state = error instanceof Advice ? 'advice' : 'broken'
    return { what, state, remedy: `${wordsOf(error)}; ${remedy}` }
  }
}
