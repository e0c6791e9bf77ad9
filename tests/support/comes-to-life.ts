import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** A page as the server sends it, which comes to life once its reader did something. */
export function comesToLife(shown: ReactNode, before: (page: HTMLElement) => void): HTMLElement {
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(shown)
  before(page)
  const { unmount } = render(shown, { container: page, hydrate: true })
  onTestFinished(() => {
    unmount()
    page.remove()
  })
  return page
}
