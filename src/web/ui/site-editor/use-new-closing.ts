import { useRef, useState } from 'react'
import type { Closure, SiteFacts } from '~/domain/site/facts'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { readDraft, writeDraft } from '~/web/form-draft'
import type { useFacts } from '../site-facts/use-facts'

/**
 * A closing that begins as today: of this tab alone until its sheet leads on, so that who leaves it otherwise, by the
 * telephone's way back too, has closed nothing.
 */
export function useNewClosing(id: string, typing: ReturnType<typeof useFacts>) {
  const [begun, setBegun] = useState<Closure | null>(null)
  const added = useRef(false)
  const draft = `site-closing:${id}` as const
  const { facts, change, keep } = typing
  const closures = begun ? [...facts.closures, begun] : facts.closures

  function write(closure: Closure | null) {
    setBegun(closure)
    writeDraft(draft, closure && JSON.stringify(closure))
  }
  return {
    /** Its place: the last. */
    at: closures.length - 1,
    /** As `useFacts`, for its sheet. */
    typing: {
      ...typing,
      facts: { ...facts, closures },
      change(some: Partial<SiteFacts>) {
        if (begun && some.closures) write(some.closures.at(-1) ?? null)
        else change(some)
      },
      keep(pressed?: boolean) {
        if (begun) {
          change({ closures })
          added.current = true
          write(null)
        }
        return keep(pressed)
      },
    },
    begin() {
      const { day } = localMoment(new Date(), territoryZone(facts.address.postal_code))
      setBegun(keptClosing(readDraft(draft), day) ?? { from: day, to: day, reason: null })
    },
    settle() {
      added.current = false
    },
    /** Its sheet is closed before it is kept. */
    drop() {
      if (begun) write(null)
      if (added.current) change({ closures: facts.closures.slice(0, -1) })
      added.current = false
    },
  }
}

/** What was typed of one before a reload; null where it is none, or over. */
const keptClosing = ({ from, to, reason }: Record<string, unknown>, today: string): Closure | null =>
  typeof from === 'string' && typeof to === 'string' && to >= today
    ? { from, to, reason: typeof reason === 'string' ? reason : null }
    : null
