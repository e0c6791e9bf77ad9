import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Program } from '../program/program'

/** Megabytes of a program, once a minute: resident, of which in the heap, and outside of it in buffers. */
export interface Look {
  rss: number
  heap: number
  external: number
}

/** A copy that has warmed up may grow by this much more. */
const GROWTH = 60

/** Looks at a program once a minute, and prints it. */
export async function watchMemory(program: Program, minutes: number): Promise<Look[]> {
  const looks: Look[] = []
  for (let minute = 0; minute < minutes; minute++) {
    await wait(60_000)
    const look = await lookAt(program)
    console.log(
      `  minute ${minute + 1}: ${look.rss} MB resident, heap ${look.heap}, external ${look.external}`,
    )
    looks.push(look)
  }
  return looks
}

/** Whether the last quarter is no higher than the second: the first one warms up. Below eight minutes nothing is said. */
export function flat(looks: Look[]): boolean {
  if (looks.length < 8) return true
  const quarter = Math.floor(looks.length / 4)
  const median = (part: Look[]) => part.map(({ rss }) => rss).sort((a, b) => a - b)[part.length >> 1] ?? 0
  return median(looks.slice(-quarter)) - median(looks.slice(quarter, 2 * quarter)) <= GROWTH
}

async function lookAt({ url, pid }: Program): Promise<Look> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 1e6)
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, 'utf8')) ?? []
  return {
    rss: Math.round((Number(kilobytes) * 1024) / 1e6),
    heap: metric('nodejs_heap_size_used_bytes'),
    external: metric('nodejs_external_memory_bytes'),
  }
}
