import { endOf, isOf, type TraceEvent, threadOf } from './trace-event'

export const PROFILE = 'disabled-by-default-v8.cpu_profiler'
const TOLD_FUNCTIONS = 12

/** What a part of a thread's profile holds: functions that are new in it, and which of them was found at work how long after the look before. */
interface ProfilePart {
  startTime?: number
  timeDeltas?: number[]
  cpuProfile?: {
    nodes?: { id: number; callFrame: { functionName: string; url?: string; lineNumber?: number } }[]
    samples?: number[]
  }
}

/** The functions of scripts that were found at work most often in a task, by themselves, each with its milliseconds. */
export function functionsAtWork(task: TraceEvent, events: TraceEvent[]): string {
  const profile = events.find(event => event.name === 'Profile' && threadOf(event) === threadOf(task))
  const names = new Map<number, string>()
  const spent = new Map<string, number>()
  let at = Number(partOf(profile).startTime)
  for (const chunk of events.filter(isOf('ProfileChunk'))) {
    if (chunk.pid !== task.pid || chunk.id !== profile?.id) continue
    const { cpuProfile, timeDeltas = [] } = partOf(chunk)
    for (const { id, callFrame } of cpuProfile?.nodes ?? []) names.set(id, nameOf(callFrame))
    for (const [look, id] of (cpuProfile?.samples ?? []).entries()) {
      const delta = timeDeltas[look] ?? 0
      at += delta
      const name = names.get(id)
      if (name && at >= task.ts && at <= endOf(task)) spent.set(name, (spent.get(name) ?? 0) + delta)
    }
  }
  return [...spent]
    .sort(([, one], [, other]) => other - one)
    .slice(0, TOLD_FUNCTIONS)
    .map(([name, us]) => `${name} ${(us / 1_000).toFixed(1)}`)
    .join('; ')
}

const partOf = (event?: TraceEvent): ProfilePart => event?.args.data ?? {}

const nameOf = ({
  functionName,
  url = '',
  lineNumber = 0,
}: {
  functionName: string
  url?: string
  lineNumber?: number
}) => `${functionName || 'nameless'} ${url && `${url.replace(/.*\//, '')}:${lineNumber}`}`.trim()
