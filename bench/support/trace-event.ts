/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  id?: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time: what others on the machine did meanwhile does not count. */
  tdur?: number
  args: { data?: Record<string, unknown>; elementCount?: number }
}

export const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
export const isOf = (kind: string) => (event: TraceEvent) => event.name === kind
export const isWithin = (one: TraceEvent, other: TraceEvent) =>
  one.ts >= other.ts && endOf(one) <= endOf(other)
