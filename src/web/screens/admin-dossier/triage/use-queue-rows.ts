import { useEffect, useState } from 'react'
import type { ReplyOf } from '~/contract/call'
import type { workCalls } from '~/contract/work'
import type { Queue } from '~/domain/dossier/lists/queue'
import { useQueue } from '~/web/ui/admin/queue-data'

interface QueueRow extends InQueue {
  /** Nothing is left to do for it here: somebody has done it meanwhile. */
  done?: boolean
}

type InQueue = ReplyOf<(typeof workCalls)['queue']>['dossiers'][number]

export interface QueueRows {
  rows: QueueRow[]
  /** Others wait behind those that were read. */
  more: boolean
  /** Reads the next hundred. @returns the first of them; undefined where there is none, or it could not be read */
  readOn: () => Promise<InQueue | undefined>
}

/** So many hundreds are read for the place of a dossier: one that left the queue has none. */
const MOST_PAGES = 20

/**
 * The dossiers of a queue since one came to it: whoever is done stays in sight, so that « suivant » has one meaning from one
 * dossier to the next; whoever comes stands at the end. Read as far as the one on screen, so that one who comes back, or
 * loads the page again, goes on from there.
 * @returns undefined until the queue was read so far; none where it cannot be
 */
export function useQueueRows(queue: Queue | undefined, current: string): QueueRows | undefined {
  const { data, isPlaceholderData, isError, hasNextPage, fetchNextPage, ...query } = useQueue(queue)
  const now = isPlaceholderData ? undefined : data && allOf(data)
  const [kept, setKept] = useState({ queue, rows: now ?? [] })
  const before = kept.queue === queue ? kept.rows : []
  const come = now?.filter(({ id }) => !before.some(row => row.id === id)) ?? []
  if (kept.queue !== queue || come.length > 0) setKept({ queue, rows: [...before, ...come] })
  const isHere = [...before, ...come].some(({ id }) => id === current)
  const seeks =
    data !== undefined &&
    !isPlaceholderData &&
    !isHere &&
    hasNextPage &&
    !query.isFetchNextPageError &&
    data.pages.length < MOST_PAGES
  const isReading = query.isFetching
  useEffect(() => {
    if (seeks && !isReading) void fetchNextPage()
  }, [seeks, isReading, fetchNextPage])
  const rows = before.map(row => now?.find(({ id }) => id === row.id) ?? { ...row, done: true })
  async function readOn() {
    const read = (await fetchNextPage()).data
    return read && allOf(read).find(({ id }) => !rows.some(row => row.id === id))
  }
  if (!now) return isError ? { rows: [], more: false, readOn } : undefined
  return seeks ? undefined : { rows, more: hasNextPage, readOn }
}

const allOf = ({ pages }: { pages: { dossiers: InQueue[] }[] }) => pages.flatMap(({ dossiers }) => dossiers)
