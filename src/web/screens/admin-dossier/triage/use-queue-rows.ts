import { useState } from 'react'
import type { ReplyOf } from '~/contract/call'
import type { workCalls } from '~/contract/work'
import type { Queue } from '~/domain/dossier/queue'
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

/**
 * The dossiers of a queue since one came to it: whoever is done stays in sight, so that « suivant » has one meaning from one
 * dossier to the next; whoever comes stands at the end.
 * @returns undefined until the queue was read; none where it cannot be
 */
export function useQueueRows(queue: Queue | undefined): QueueRows | undefined {
  const { data, isPlaceholderData, isError, hasNextPage, fetchNextPage } = useQueue(queue)
  const now = isPlaceholderData ? undefined : data && allOf(data)
  const [kept, setKept] = useState({ queue, rows: now ?? [] })
  const before = kept.queue === queue ? kept.rows : []
  const come = now?.filter(({ id }) => !before.some(row => row.id === id)) ?? []
  if (kept.queue !== queue || come.length > 0) setKept({ queue, rows: [...before, ...come] })
  const rows = before.map(row => now?.find(({ id }) => id === row.id) ?? { ...row, done: true })
  async function readOn() {
    const read = (await fetchNextPage()).data
    return read && allOf(read).find(({ id }) => !rows.some(row => row.id === id))
  }
  if (!now) return isError ? { rows: [], more: false, readOn } : undefined
  return { rows, more: hasNextPage, readOn }
}

const allOf = ({ pages }: { pages: { dossiers: InQueue[] }[] }) => pages.flatMap(({ dossiers }) => dossiers)
