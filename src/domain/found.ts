import { Refusal } from './refusal'

/** What was looked for. @throws Refusal not-found where it is gone, or was never there for whoever asks */
export function found<T>(what: T | null | undefined | false | ''): T {
  if (!what) throw new Refusal('not-found')
  return what
}
