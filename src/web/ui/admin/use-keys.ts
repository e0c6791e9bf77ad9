import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const OFF = 'admin_keys_off'
const changes = new EventTarget()

const subscribe = (heard: () => void) => {
  changes.addEventListener('change', heard)
  return () => changes.removeEventListener('change', heard)
}

/** Whether single letters do something; whoever speaks to the machine switches them off (WCAG 2.1.4). */
export function useKeysOn() {
  const on = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(OFF) === null,
    () => true,
  )
  function set(wanted: boolean) {
    if (wanted) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '1')
    changes.dispatchEvent(new Event('change'))
  }
  return { on, set }
}

/** Does what a key is for, unless one types, a dialog is open, or keys are switched off: as soon as what it acts on can be seen. */
export function useKeys(actions: Record<string, () => void>) {
  const { on } = useKeysOn()
  const newest = useRef(actions)
  newest.current = actions
  useLayoutEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog')) return
      const { target } = event
      if (!(target instanceof Element)) return
      if (target.closest('input:not([type="checkbox"]), textarea, select')) return
      // Space and Enter on a button or a box are theirs.
      if ((event.key === ' ' || event.key === 'Enter') && target.closest('button, input, a, summary')) return
      const action = newest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
