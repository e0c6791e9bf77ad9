import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of route inside a hydrated page: says the new title and moves focus to the content,
 * as a whole page load would, but for a field that the page gave it. KeptPlace sees to the scroll.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const content = document.getElementById('contenu')
    if (content?.querySelector('input:focus')) return
    content?.setAttribute('tabindex', '-1')
    content?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" role="status" className="visually-hidden">
      {title}
    </p>
  )
}
