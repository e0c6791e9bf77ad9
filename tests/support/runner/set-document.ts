import { afterEach } from 'vitest'
import '../servers/page-origin'

/**
 * What a component shows is waited for as long as a busy machine may take; the library's own second is too short. After a
 * test its components leave, so that none of their timers finds the document gone; messages and what was kept in the tab go too.
 */
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  const { toast } = await import('sonner')
  configure({ asyncUtilTimeout: 60_000 })
  afterEach(() => {
    toast.dismiss()
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
  })
  // jsdom scrolls nothing.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.scrollTo = () => {}
}
