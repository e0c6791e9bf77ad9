import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, messageOf } from '~/domain/error'
import { DAY_MS } from '~/domain/milliseconds'
import { readSetting } from '~/store/operation/settings'
import type { ArchiveParts } from './archive-parts'
import { forgetOld } from './forget-old'
import { keepLog, noteArchive } from './keep-log'
import { makeBase } from './make-base'

const LOOK_MS = 5_000
/** Below it the log that waits is let go: the archive must not end the site. Bytes. */
const RESERVE = 512 * 1024 * 1024

/** What of the archive is there even where its folder is not. */
type AtHand = Pick<ArchiveParts, 'db' | 'outbox'>

/**
 * Keeps the log elsewhere as PostgreSQL finishes it, and makes a new base copy each day, until it is stopped. What fails is
 * tried again; the site goes on, and the operator is told by the alert « archive ».
 * @param open opens the archive, tried again until it once succeeds: a folder that cannot be written never ends a start
 */
export function keepArchiving(
  atHand: AtHand,
  open: () => Promise<ArchiveParts>,
  report: (error: unknown) => void,
) {
  const stopping = new AbortController()
  let told = ''
  let opened: ArchiveParts | null = null
  async function turn() {
    try {
      opened ??= await open()
      const parts = opened
      await keepLog(parts)
      if (await baseIsDue(parts)) {
        await makeBase(parts, parts.clock())
        await forgetOld(parts, parts.clock())
      }
      told = ''
    } catch (error) {
      const message = messageOf(error)
      if (told !== message) report(error)
      told = message
      await noteArchive(atHand.db, { failure: codeOf(error) || 'FAILED' }).catch(() => {})
      await makeRoom(atHand).catch(report)
    }
  }
  async function go() {
    while (!stopping.signal.aborted) {
      await turn()
      await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const going = go()
  return async () => {
    stopping.abort()
    await going
  }
}

async function baseIsDue({ db, clock }: ArchiveParts): Promise<boolean> {
  const { base_at } = (await readSetting(db, 'archive')) ?? {}
  return !base_at || clock().getTime() - Date.parse(base_at) >= DAY_MS
}

/** The chain is broken then: what comes later needs a base copy of its own. */
async function makeRoom({ db, outbox }: AtHand) {
  if ((await outbox.freeBytes()) >= RESERVE) return
  if ((await outbox.clear()) > 0) await noteArchive(db, { base_at: null })
}
