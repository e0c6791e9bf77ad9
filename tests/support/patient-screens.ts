import { afterEach } from 'vitest'

/**
 * What a component shows is waited for as long as a busy machine may take; the library's own second is too short. After a
 * test its components leave, so that none of their timers finds the document gone.
 */
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
  afterEach(cleanup)
}
