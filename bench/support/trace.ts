import type { bareBrowser } from './bare-browser'
import { functionsAtWork, PROFILE } from './functions-at-work'
import type { DoneStep } from './slowed-page'
import { endOf, isOf, isWithin, type TraceEvent, threadOf } from './trace-event'

type Browser = Awaited<ReturnType<typeof bareBrowser>>

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const TOLD_TASKS = 4
/** What is shorter is not told. */
const TOLD_US = 1_000

/**
 * Follows what the browser does until `end`, which tells of the longest tasks of a page's main thread: after which step,
 * what they did, and for how long each by the clock and by the processor, in milliseconds.
 * @param url how the page's address begins
 * @param functions whether the functions at work are told too
 */
export async function trace({ send, told }: Browser, url: string, functions: boolean) {
  await send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: functions ? [...CATEGORIES, PROFILE] : CATEGORIES },
  })
  return {
    async end(steps: DoneStep[]): Promise<string> {
      const complete = told('Tracing.tracingComplete')
      await send('Tracing.end')
      const events = await readEvents(send, (await complete)?.stream)
      const opened = events.find(
        ({ name, args }) => name === 'CommitLoad' && String(args.data?.url).startsWith(url),
      )
      if (!opened) return 'The page was not opened.'
      const own = events.filter(event => threadOf(event) === threadOf(opened))
      return own
        .filter(isOf('RunTask'))
        .sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
        .slice(0, TOLD_TASKS)
        .flatMap(task => [
          ...wordsOf(task, own, steps),
          ...(functions ? [`    ${functionsAtWork(task, events)}`] : []),
        ])
        .join('\n')
    },
  }
}

async function readEvents(send: Browser['send'], handle: unknown): Promise<TraceEvent[]> {
  let text = ''
  for (let eof = false; !eof; ) {
    const part = await send('IO.read', { handle, size: 4 << 20 })
    text += part.base64Encoded ? Buffer.from(String(part.data), 'base64').toString() : String(part.data)
    eof = part.eof === true
  }
  await send('IO.close', { handle })
  return JSON.parse(text).traceEvents
}

/** One line for the task, then one for each thing that it did, indented by what it did that for. */
function wordsOf(task: TraceEvent, events: TraceEvent[], steps: DoneStep[]): string[] {
  const step = steps.findLast(({ at }) => at <= endOf(task))
  const inside = events
    .filter(one => one !== task && one.ph === 'X' && (one.dur ?? 0) >= TOLD_US && isWithin(one, task))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const depthOf = (one: TraceEvent) => inside.filter(other => other !== one && isWithin(one, other)).length
  return [
    `  ${timesOf(task)}, ${step ? `${ms(task.ts - step.at)} ms after « ${step.words} »` : 'before the first step'}`,
    ...inside.map(one => `${'  '.repeat(depthOf(one) + 2)}${timesOf(one)} ${one.name} ${aboutOf(one)}`),
  ]
}

const ms = (microseconds = 0) => (microseconds / 1_000).toFixed(1)
const timesOf = ({ dur, tdur }: TraceEvent) => `${ms(dur)} ms (${ms(tdur)})`

/** Of an event its type, of a call its function, of a script its file, of styles how many elements. */
function aboutOf({ args }: TraceEvent): string {
  const { type, url, functionName, lineNumber = '', columnNumber = '' } = args.data ?? {}
  const place = url ? `${String(url).replace(/.*\//, '')}:${lineNumber}:${columnNumber}` : ''
  return [type, functionName, place, args.elementCount].filter(Boolean).join(' ')
}
