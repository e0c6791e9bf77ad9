import { useRef, useState } from 'react'
import { sameData } from '~/domain/same-data'
import type { Closure, SiteFacts } from '~/domain/site/facts/facts'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { readDraft, writeDraft } from '~/web/form-draft'
import { readFactsDraft } from '../site-facts/facts-draft'
import type { Site } from '../site-facts/site-calls'
import { siteDraft } from '../site-facts/site-draft'
import type { useFacts } from '../site-facts/use-facts'

/**
 * A closing that begins as today: of this tab alone until its sheet leads on, so that who leaves it otherwise, by the
 * telephone's way back too, has closed nothing. Sent and not kept yet, it is gone on with after a reload.
 */
export function useNewClosing(id: string, site: Site, typing: ReturnType<typeof useFacts>) {
  const [begun, setBegun] = useState<Closure | null>(null)
  const added = useRef(false)
  const draft = siteDraft('site-closing', id)
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
        if (!begun || !some.closures) change(some)
        if (!some.closures) return
        if (begun) write(some.closures.at(-1) ?? null)
        else if (added.current) writeDraft(draft, JSON.stringify(some.closures.at(-1) ?? null))
      },
      async keep(pressed?: boolean) {
        if (begun) {
          change({ closures })
          added.current = true
          setBegun(null)
        }
        const isKept = await keep(pressed)
        if (isKept && added.current) writeDraft(draft, null)
        return isKept
      },
    },
    begin() {
      const { day } = localMoment(new Date(), territoryZone(facts.address.postal_code))
      const kept = keptClosing(readDraft(draft), day)
      const sent = (readFactsDraft(id)?.typed ?? facts).closures.at(-1)
      const isSent = kept !== null && sameData(kept, sent)
      const isKept = isSent && site.facts.closures.some(one => sameData(one, kept))
      added.current = isSent && !isKept
      if (isKept) writeDraft(draft, null)
      setBegun(isSent ? null : (kept ?? { from: day, to: day, reason: null }))
    },
    settle() {
      added.current = false
    },
    /** Its sheet is closed before it is kept. */
    drop() {
      if (begun || added.current) write(null)
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
