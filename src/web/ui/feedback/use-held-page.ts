import { type RefObject, useLayoutEffect, useState } from 'react'
import { giveFocusTo } from './give-focus-to'

/** Modals that are open, the one on top last. */
const open: Element[] = []
/** What cannot be reached while they are. */
let held: HTMLElement[] = []

/**
 * Holds the page behind a modal: focus comes into the modal, nothing else but messages can be reached, and nothing
 * scrolls. Once it is gone, focus goes back to what had it before, unless something else has it by then.
 * The `showModal` of `<dialog>` would do most of that, and would hold the messages too.
 */
export function useHeldPage(modal: RefObject<HTMLElement | null>) {
  const [before] = useState(() => document.activeElement)
  // Asked before the modal is in the page: afterwards the browser would lay all of it out to answer.
  const [scrolls] = useState(() => window.innerWidth > document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const own = modal.current
    if (!own) return
    // To the field that it names, else to its first button, unless it has focus already.
    const first = own.querySelector<HTMLElement>('[data-autofocus]') ?? own.querySelector('button')
    if (!own.contains(document.activeElement)) first?.focus({ preventScroll: true })
    open.push(own)
    // A turn later: the browser styles all that is held anew, and this turn has drawn the modal.
    const turn = setTimeout(() => arrange(scrolls))
    return () => {
      clearTimeout(turn)
      open.splice(open.indexOf(own), 1)
      // Once it has left the page, and before another key is pressed.
      queueMicrotask(() => {
        arrange(scrolls)
        if (document.activeElement === document.body) giveFocusTo(before)
      })
    }
  }, [modal, before, scrolls])
}

/** Of several modals the one that a key is meant for. */
export const isOnTop = (modal: Element | null) => open.at(-1) === modal

/** @param scrolls whether a scroll bar takes room of the page: its place stays, so that nothing moves */
function arrange(scrolls: boolean) {
  const top = open.at(-1)
  const now = top ? elementsAround([top, ...document.querySelectorAll('#toasts')]) : []
  for (const element of held) if (!now.includes(element)) element.inert = false
  for (const element of now) element.inert = true
  held = now
  Object.assign(document.documentElement.style, {
    overflow: top ? 'hidden' : '',
    scrollbarGutter: top && scrolls ? 'stable' : '',
  })
}

/** Those beside the kept ones, as large as can be. */
function elementsAround(kept: Element[], parent: Element = document.body): HTMLElement[] {
  return [...parent.children].flatMap(child => {
    if (kept.includes(child) || !(child instanceof HTMLElement)) return []
    return kept.some(one => child.contains(one)) ? elementsAround(kept, child) : [child]
  })
}
