import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
let histogram: IntervalHistogram | undefined

/** Milliseconds by which turns of this program's event loop were late on average since the last look; 0 at the first. */
export function loopDelay(): number {
  if (!histogram) {
    histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    histogram.enable()
    return 0
  }
  const late = histogram.count > 0 ? histogram.mean / 1e6 - RESOLUTION_MS : 0
  histogram.reset()
  return Math.max(0, late)
}
