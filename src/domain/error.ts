/** What was thrown may be anything: its parts, where it has them. */

/** Its message, or itself as words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code that the system, a driver or a library gave it: « ENOENT », « 25006 »; none is empty. */
export const codeOf = (error: unknown): string => String(partOf(error, 'code') ?? '')

/** A part by its name, of whatever kind. */
export const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Its class and its message: for a file that a library could not make sense of. */
export const kindAndMessageOf = (error: unknown): string =>
  `${error instanceof Error ? error.constructor.name : typeof error}: ${messageOf(error)}`
