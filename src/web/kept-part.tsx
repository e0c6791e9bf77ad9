import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'

/** Parts rendered before, by screen and name. */
type Html = Map<string, string>

interface Rendering {
  screen: string
  /** Those that show the same whatever the screen loaded. */
  html: Html
  /** Where each part of this page is kept. */
  keptIn: Map<string, Html>
}

/** Null in the browser and where pages are not kept. */
const KeptParts = createContext<Rendering | null>(null)

/** Parts that show what a screen loaded: they go with it. */
const ofLoaded = new WeakMap<object, Html>()

interface KeptPartProps {
  /** Unlike every other part of its screen; whatever changes what it shows belongs into it. */
  name: string
  /**
   * What the screen loaded, where the part shows that: one reply of a call, the same object as long as it is kept.
   * Most pages are rendered once and then kept whole, so that such a part is kept from the second time on.
   */
  of?: object | undefined
  children: ReactNode
}

/**
 * A part that shows the same whenever its screen is rendered on the server, the head and foot of a page for
 * instance: rendered once, then put in as it was. Only on pages without framework code, where no browser compares;
 * inside it nothing may depend on the visitor, the hour, or what the screen loaded beside `of`.
 */
export function KeptPart({ name, of, children }: KeptPartProps) {
  const page = useContext(KeptParts)
  if (!page) return children
  const html = of ? partsOf(of) : page.html
  if (!html) return children
  const key = `${page.screen} ${name}`
  page.keptIn.set(key, html)
  return createElement(
    Fragment,
    null,
    createElement(BEGIN, { name: key }),
    html.has(key) ? null : children,
    createElement(END, { name: key }),
  )
}

/** Null when it is shown for the first time. */
function partsOf(loaded: object): Html | null {
  const parts = ofLoaded.get(loaded)
  if (!parts) ofLoaded.set(loaded, new Map())
  return parts ?? null
}

/**
 * Renders a page, puts in the parts that were rendered before, and remembers those that were rendered now.
 * @param html those of before
 */
export function renderWithParts(
  page: ReactNode,
  { screen, html }: Omit<Rendering, 'keptIn'>,
  render: (page: ReactNode) => string,
): string {
  const keptIn = new Map<string, Html>()
  const marked = render(createElement(KeptParts, { value: { screen, html, keptIn } }, page))
  return fill(marked, keptIn)
}

const BEGIN = 'kept-part'
const END = 'kept-part-end'
const MARKED = /<kept-part name="([^"]*)"><\/kept-part>(.*?)<kept-part-end name="\1"><\/kept-part-end>/gs

/** Takes the marks away; a part may lie in another. */
function fill(page: string, keptIn: ReadonlyMap<string, Html>): string {
  return page.replace(MARKED, (_, key: string, rendered: string) => {
    const part = rendered ? fill(rendered, keptIn) : (keptIn.get(key)?.get(key) ?? '')
    keptIn.get(key)?.set(key, part)
    return part
  })
}
