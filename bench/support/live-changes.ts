import type { TeamMessage } from '../../src/domain/live/message'
import { followLive } from '../../src/web/live'
import { administratorOf } from '../../tests/support/admin'
import { invited } from '../../tests/support/invited'
import { visitorOf } from '../../tests/support/path'
import type { Figure, Options } from './figure'
import { median, percentile } from './numbers'
import { startSite } from './site'

const CHANGES = 20
/** specification B11: a second. */
const MOST_MS = 1_000

/** How long after one account's call a colleague's stream tells of the change. */
export async function liveChanges(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  const leaving = new AbortController()
  try {
    const id = await visitorOf(site.url).finish()
    const owner = await administratorOf(site.url)
    const colleague = await invited(site.url, owner, { role: 'manager', email: 'collegue@exemple.fr' })
    const told = tellings()
    const over = followLive<TeamMessage>(colleague.teamLive, told.hear, leaving.signal)
    await told.opened
    const times: number[] = []
    for (let n = 0; n < CHANGES; n++) {
      const start = performance.now()
      const heard = told.next(id)
      await owner.noteOnDossier({ params: { id }, body: { text: `Note ${n}` } })
      times.push((await heard) - start)
    }
    leaving.abort()
    await over
    return [
      { name: `${CHANGES} changes told to a colleague, median`, value: median(times), unit: 'ms' },
      {
        name: 'the same, 95th percentile',
        value: percentile(times, 0.95),
        unit: 'ms',
        limit: { most: MOST_MS },
      },
    ]
  } finally {
    leaving.abort()
    await site.remove()
  }
}

/** What a stream tells, awaited by the dossier that it is about. */
function tellings() {
  let open = () => {}
  let waiting: { dossier: string; heard: (at: number) => void } | null = null
  return {
    opened: new Promise<void>(resolve => {
      open = resolve
    }),
    hear: (message: TeamMessage) => {
      if (message.kind === 'open') open()
      else if (message.kind === 'change' && message.dossier_id === waiting?.dossier)
        waiting?.heard(performance.now())
    },
    next: (dossier: string) =>
      new Promise<number>(resolve => {
        waiting = { dossier, heard: resolve }
      }),
  }
}
