import { useEffect, useRef, useState } from 'react'
import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteCalls } from './site-calls'
import styles from './site-facts.module.css'

/** The site is drawn after such a pause, in milliseconds. */
const PAUSE = 300

const EMPTY = '<!doctype html><html lang="fr"><title>Aperçu</title></html>'

/**
 * The home of the site as it grows, in a frame where no script runs. What cannot be drawn, or not now, leaves the last
 * picture. Nothing is asked for while nobody sees it.
 */
export function SiteFrame({ facts, draw }: { facts: SiteFacts; draw: SiteCalls['draw'] }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const watch = new IntersectionObserver(entries => setSeen(entries.some(entry => entry.isIntersecting)))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!ready || !seen) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      draw(facts, leaving.signal)
        .then(html => {
          if (frame.current && !leaving.signal.aborted) show(frame.current, html)
        })
        .catch(() => {})
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [facts, draw, ready, seen])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title="Aperçu de votre site"
      // Same origin, so that the page may put another picture in; no scripts, no forms, no way out.
      sandbox="allow-same-origin"
      srcDoc={EMPTY}
      onLoad={() => setReady(true)}
    />
  )
}

/**
 * Another picture in the same frame, which keeps its place. The policy of this page, which the frame inherits, lets no
 * style stand in a document: it is taken out before the page is read, and comes as a sheet.
 */
function show(frame: HTMLIFrameElement, html: string) {
  const shown = frame.contentDocument
  const Sheet = shown?.defaultView?.CSSStyleSheet
  if (!shown || !Sheet) return
  const sheet = new Sheet()
  const bare = html.replace(/<style>([\s\S]*?)<\/style>/, (_, style: string) => {
    sheet.replaceSync(style)
    return ''
  })
  const next = new DOMParser().parseFromString(bare, 'text/html')
  shown.documentElement.replaceWith(shown.adoptNode(next.documentElement))
  shown.adoptedStyleSheets = [sheet]
}
