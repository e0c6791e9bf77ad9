/** Whoever closes the browser's window has changed his mind: that is no error. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
