import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { own } from './cluster'
import type { RunIdentity } from './identity'

/** How often it is looked which segment PostgreSQL asks for, in milliseconds. */
const LOOK_MS = 20

/** Lays a segment of that name at a path; false where there is none: there the log ends. */
export type Fetch = (name: string, path: string) => Promise<boolean>

/** Lays each segment that is asked for in the folder, and the word that it was answered. */
export function serveSegments(segments: string, fetch: Fetch, identity: RunIdentity) {
  let going = true
  let failure: unknown = null
  async function answer(name: string) {
    try {
      if (await fetch(name, join(segments, name))) own(join(segments, name), identity)
    } catch (error) {
      failure ??= error
      writeFileSync(join(segments, 'broken'), '')
    }
    writeFileSync(join(segments, `${name}.answered`), '')
    own(join(segments, `${name}.answered`), identity)
  }
  async function serve() {
    for (; going; await wait(LOOK_MS)) {
      for (const asked of readdirSync(segments).filter(name => name.endsWith('.asked'))) {
        rmSync(join(segments, asked))
        await answer(asked.slice(0, -'.asked'.length))
      }
    }
  }
  const served = serve()
  return {
    /** @throws what was wrong with a segment, rather than what PostgreSQL said of it */
    async stop() {
      going = false
      await served
      if (failure) throw failure
    },
  }
}
