import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** A page as the server sends it, which comes to life once its reader did something. */
export async function comesToLife(
  shown: ReactNode,
  before: (page: HTMLElement) => void,
): Promise<HTMLElement> {
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(shown)
  before(page)
  const root = await act(async () => hydrateRoot(page, shown))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return page
}
