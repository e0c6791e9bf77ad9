import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'

/** Parts rendered before, by screen and name; null in the browser and where pages are not kept. */
export const KeptParts = createContext<{ screen: string; html: ReadonlyMap<string, string> } | null>(null)

interface KeptPartProps {
  /** Unlike every other part of its screen; whatever changes what it shows belongs into it. */
  name: string
  children: ReactNode
}

/**
 * A part that shows the same whenever its screen is rendered on the server, the head and foot of a page for
 * instance: rendered once, then put in as it was (`fillKeptParts`). Only on pages without framework code, where no
 * browser compares; inside it nothing may depend on the visitor, the hour, or what the screen loaded.
 */
export function KeptPart({ name, children }: KeptPartProps) {
  const kept = useContext(KeptParts)
  if (!kept) return children
  const key = `${kept.screen} ${name}`
  return createElement(
    Fragment,
    null,
    createElement(BEGIN, { name: key }),
    kept.html.has(key) ? null : children,
    createElement(END, { name: key }),
  )
}

const BEGIN = 'kept-part'
const END = 'kept-part-end'
const MARKED = /<kept-part name="([^"]*)"><\/kept-part>(.*?)<kept-part-end name="\1"><\/kept-part-end>/gs

/** Puts in the parts that were rendered before, remembers those that were rendered now, and takes the marks away. */
export function fillKeptParts(page: string, html: Map<string, string>): string {
  return page.replace(MARKED, (_, key: string, rendered: string) => {
    const part = rendered || html.get(key) || ''
    html.set(key, part)
    return part
  })
}
