import type { Query, QueryClient } from '@tanstack/react-query'
import type { TeamMessage } from '~/domain/live/message'
import type { Subject } from '~/domain/live/subject'
import { readAnew } from './read-anew'

type Change = Pick<Extract<TeamMessage, { kind: 'change' }>, 'subjects' | 'dossier_id'>

/** Changes that come together are read together, in milliseconds; the next reading waits for longer. */
const TOGETHER = 250
const APART = 2_000
/** A window that nobody uses reads nothing, so that its session ends as if there were no colleagues. */
const LEFT = 10 * 60_000

/** What the lists of the dashboard show of a dossier or an invoice; its other parts are read when asked for. */
const LISTS = ['queues', 'dossiers', 'invoices', 'stats', 'due', 'views']

const dashboard = ([, area, part]: Query['queryKey']) => area === 'dashboard' && LISTS.includes(String(part))

const isQueues = ([, area, part]: Query['queryKey']) => area === 'dashboard' && part === 'queues'

/** Which of what was read shows each thing, by its key. */
const SHOWN_BY: Record<Subject, (key: Query['queryKey']) => boolean> = {
  dossier: dashboard,
  invoice: key => dashboard(key) || key[1] === 'settlement',
  registration: key => key[1] === 'registrations' || isQueues(key),
  lead: key => key[0] === 'leads' || isQueues(key),
  content: ([, area]) => area === 'contents' || area === 'aids',
  bulk: ([, area, part]) => area === 'dashboard' && part === 'bulk',
  account: ([, area]) => area === 'accounts' || area === 'colleagues' || area === 'me',
}

/** Reads again what a change shows in, soon, a few times a minute at most, and while somebody is there. */
export function refresher(queries: QueryClient) {
  let waiting: Change[] | 'everything' = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let readAt = 0
  let usedAt = Date.now()

  function read() {
    timer = undefined
    if (Date.now() - usedAt > LEFT) return
    const changes = waiting
    waiting = []
    readAt = Date.now()
    void readAnew(queries, query => changes === 'everything' || changes.some(change => shows(query, change)))
  }
  function soon() {
    if (waiting === 'everything' || waiting.length > 0)
      timer ??= setTimeout(read, Math.max(TOGETHER, readAt + APART - Date.now()))
  }
  function used() {
    const back = Date.now() - usedAt > LEFT
    usedAt = Date.now()
    if (back) soon()
  }
  const signs = ['keydown', 'pointerdown', 'pointermove'] as const
  for (const sign of signs) document.addEventListener(sign, used, { passive: true })
  return {
    refresh(change: Change | 'everything') {
      waiting = change === 'everything' || waiting === 'everything' ? 'everything' : [...waiting, change]
      soon()
    },
    stop() {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, used)
    },
  }
}

function shows({ queryKey, state }: Query, { subjects, dossier_id }: Change): boolean {
  if (queryKey[1] === 'dossier') return dossier_id !== null && isOf(dossier_id, queryKey[2], state.data)
  return subjects.some(subject => SHOWN_BY[subject](queryKey))
}

/** An address may name a dossier by its holder's key: what was read says its own. */
const isOf = (id: string, key: unknown, data: unknown) =>
  key === id || (typeof data === 'object' && data !== null && 'id' in data && data.id === id)
