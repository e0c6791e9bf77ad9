import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AccessLine } from './log-access'

/** How long answers take, in seconds: pages from the cache to signatures with a stamp. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts answers by method, route template and status, and watches the process, for Prometheus. */
export interface RequestMetrics {
  count: (line: AccessLine) => void
  text: () => Promise<string>
}

/** What is watched of the process: once, since the library never ends the watching. */
let ofProcess: Registry | undefined

/** @param version of the program */
export function makeRequestMetrics(version: string): RequestMetrics {
  ofProcess ??= watchProcess()
  const watched = ofProcess
  const register = new Registry()
  const registers = [register]
  const answers = new Histogram({
    name: 'siteligible_request_seconds',
    help: 'Time to answer a request, by method, route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  new Gauge({
    name: 'siteligible_build_info',
    help: 'Always 1; the version of the program and of Node are its labels',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)
  return {
    count: ({ method, route, status, ms }) => answers.observe({ method, route, status }, ms / 1_000),
    text: async () => (await Promise.all([watched.metrics(), register.metrics()])).join('\n'),
  }
}

function watchProcess(): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return register
}
