import { formatHour, parisDay } from '../text/french'
import { ACTOR_LABELS, type ActorKind } from './actor'
import { eventLabel } from './event-labels'

/** An event as the administration's calls send it. */
export interface ToldEvent {
  id: number
  type: string
  /** ISO, UTC. */
  at: string
  actor: ActorKind
  account_name: string | null
  data: Record<string, unknown>
  dossier_id?: string | null
  company_name?: string | null
}

/** What one did in a row, as a sentence; `times` when it was the same again. */
interface JournalLine {
  id: number
  /** « 14:05 », of the newest. */
  hour: string
  words: string
  times: number
}

/** What happened on a day to one dossier, or to none. */
interface JournalGroup {
  dossier: { id: string; name: string } | null
  lines: JournalLine[]
}

interface JournalDay {
  /** A day of Paris, `2026-03-31`. */
  day: string
  groups: JournalGroup[]
}

/** Events, newest first, by day and then by dossier, the one that moved last first. */
export function journalDays(events: readonly ToldEvent[]): JournalDay[] {
  const days = new Map<string, Map<string, JournalGroup>>()
  for (const event of events) {
    const day = parisDay(new Date(event.at))
    const groups = days.get(day) ?? new Map<string, JournalGroup>()
    days.set(day, groups)
    const key = event.dossier_id ?? ''
    const group = groups.get(key) ?? { dossier: dossierOf(event), lines: [] }
    groups.set(key, group)
    addLine(group.lines, event)
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups.values()] }))
}

const dossierOf = ({ dossier_id: id, company_name: name }: ToldEvent) => (id && name ? { id, name } : null)

function addLine(lines: JournalLine[], event: ToldEvent) {
  const words = `${eventLabel(event)}, ${event.account_name ? `par ${event.account_name}` : ACTOR_LABELS[event.actor].by}`
  const last = lines.at(-1)
  if (last?.words === words) last.times++
  else lines.push({ id: event.id, hour: formatHour(new Date(event.at)), words, times: 1 })
}
