import type { AccessLine } from './access-log'

/** Counts answers by method, route template and status, for Prometheus. */
export interface Tally {
  count: (line: AccessLine) => void
  text: () => string
}

export function makeTally(): Tally {
  const answers = new Map<string, { n: number; seconds: number }>()
  return {
    count({ method, route, status, ms }) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      const sum = answers.get(labels) ?? { n: 0, seconds: 0 }
      answers.set(labels, { n: sum.n + 1, seconds: sum.seconds + ms / 1_000 })
    },
    text() {
      const rows = [...answers]
      const lines = [
        '# TYPE siteligible_request_seconds summary',
        ...rows.map(([labels, { n }]) => `siteligible_request_seconds_count{${labels}} ${n}`),
        ...rows.map(
          ([labels, { seconds }]) => `siteligible_request_seconds_sum{${labels}} ${seconds.toFixed(3)}`,
        ),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
