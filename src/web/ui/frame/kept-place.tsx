import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { Nonce } from '~/web/nonce'

declare global {
  interface Window {
    /** Whether one went back or on in the history before the page was alive; false from then on. */
    wentEarly?: boolean
  }
}

/** Where the router's hook keeps the place that each entry of the history was left at, in pixels. */
const PLACES = 'react-router-scroll-positions'
const COME = 'page-come-to'

/**
 * Much of a hydrated page comes after it was drawn. Whoever comes back to it, or reads it anew, is taken to his place
 * once more each time the page grows: it was too short for it at first, and a browser that holds on to what it shows
 * holds on to what stands below all that comes. It ends with the first thing that the visitor does. A page that is too
 * short yet is shown to its end: to stand there is not to have scrolled.
 *
 * The router goes to the place itself once it is there: what the visitor did before, it learns by finding no place. Nor
 * does it write down where a page was left before it was there.
 */
const HOLD = `(() => {
  const page = document.documentElement
  let place = null
  let reached = 0
  const places = () => {
    try {
      return JSON.parse(sessionStorage['${PLACES}'] ?? '{}')
    } catch {
      return {}
    }
  }
  // Undefined leaves no entry. Where nothing may be stored, nothing is.
  const keep = at => {
    try {
      sessionStorage['${PLACES}'] = JSON.stringify({ ...places(), [history.state?.key]: at })
    } catch {}
  }
  const go = () => {
    if (place === null) return
    scrollTo(0, place)
    reached = scrollY
  }
  const come = to => {
    place = to
    page.style.overflowAnchor = to === null ? '' : 'none'
    go()
  }
  const leave = () => {
    if (place === null) return
    come(null)
    keep(undefined)
  }
  const tell = () => {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  }
  tell()
  // A link to a part of the page makes an entry without a key: the router takes all of those for one, with one place.
  addEventListener('popstate', () => {
    tell()
    window.wentEarly ??= true
  })
  const leftAt = places()[history.state.key]
  if (leftAt !== undefined) {
    history.scrollRestoration = 'manual'
    come(leftAt)
  }
  new ResizeObserver(go).observe(page)
  addEventListener('${COME}', ({ detail }) => come(detail))
  addEventListener('pagehide', () => keep(scrollY))
  for (const act of ['wheel', 'pointerdown', 'keydown', 'click'])
    addEventListener(act, ({ isTrusted }) => isTrusted && leave(), { capture: true, passive: true })
  // What cannot be reached by hand is given focus by the page; a dialog takes it, and moves nothing below.
  addEventListener('focusin', ({ target }) => target.tabIndex < 0 || target.closest('dialog') || leave())
  addEventListener('scroll', () => {
    // It is heard of a frame later, when the page may have grown: who stands between where it ended and the place has not scrolled.
    if (place === null || (scrollY >= reached - 1 && scrollY <= place + 1)) return
    if (scrollY + page.clientHeight < page.scrollHeight - 1) leave()
  })
})()`

/** In a hydrated page: going on starts at the top, coming back finds the place (specification A2.12, decision 0325). */
export function KeptPlace() {
  const nonce = useContext(Nonce)
  const router = useContext(RouterState)
  const place = router?.restoreScrollPosition
  const drawnFor = useRef(router?.location.key)
  useScrollRestoration()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is come to, to one place or another
  useLayoutEffect(() => {
    // False: the page is read anew where it stands.
    if (place !== false) dispatchEvent(new CustomEvent(COME, { detail: place }))
  }, [router?.location, place])
  // One went while the page was taken over: the router heard of it, and what is drawn did not. The screens' effects ran before.
  useEffect(() => {
    window.wentEarly = false
    if (history.state?.key !== drawnFor.current) dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, which the server's page alone runs
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HOLD : '' }}
    />
  )
}
