import { useState } from 'react'
import { changedMeanwhile, removedMeanwhile } from '~/domain/site/layout/changed-meanwhile'
import { hasPartOf, textAt, type WrittenTexts, writeTexts } from '~/domain/site/layout/write-texts'
import type { DraftName } from '~/web/draft-names'
import { readDraft, writeDraft } from '~/web/form-draft'
import { ChangedMeanwhile, type Site } from './site-calls'

/** What is written and that the server does not have yet, and what it was written over: kept by this tab. */
export function useTexts(draft: DraftName, { layout }: Site, origin: 'given' | 'written') {
  const [written, setWritten] = useState<WrittenTexts>(() => textsOf(readDraft(draft)))
  const [over, setOver] = useState<WrittenTexts>(() => textsOf(readDraft(draft).over))
  function keep(texts: WrittenTexts, before: WrittenTexts) {
    setWritten(texts)
    setOver(before)
    writeDraft(draft, Object.keys(texts).length > 0 ? JSON.stringify({ ...texts, over: before }) : null)
  }
  return {
    written,
    isWritten: Object.keys(written).length > 0,
    write: (place: string, text: string) =>
      keep({ ...written, [place]: text }, { [place]: textAt(layout, place), ...over }),
    /**
     * The layout of a site with them. Asked again, they go over what somebody else wrote meanwhile; those of a part that he
     * took out are told, and kept no more.
     * @throws ChangedMeanwhile
     */
    upon(to: Site) {
      const gone = Object.entries(written).filter(([place]) => !hasPartOf(to.layout, place))
      if (gone.length > 0) {
        const lost = gone.map(([place]) => place)
        keep(without(written, lost), without(over, lost))
        const mine = gone.map(([, text]) => text.trim())
        throw new ChangedMeanwhile(to, removedMeanwhile('Cette partie', mine))
      }
      const theirs = Object.entries(written).flatMap(([place, text]) => {
        const now = textAt(to.layout, place)
        return now === (over[place] ?? now) || now === text.trim() ? [] : [[place, now] as const]
      })
      if (theirs.length === 0) return writeTexts(to.layout, written, origin)
      keep(written, { ...over, ...Object.fromEntries(theirs) })
      throw new ChangedMeanwhile(to, changedMeanwhile(theirs.map(([, text]) => text)))
    },
    clear: () => keep({}, {}),
  }
}

const without = (texts: WrittenTexts, places: readonly string[]): WrittenTexts =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => !places.includes(place)))

const textsOf = (kept: unknown): WrittenTexts =>
  Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([place, text]) => (typeof text === 'string' ? [[place, text]] : [])),
  )
