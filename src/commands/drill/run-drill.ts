import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '~/config'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { baseBefore } from '~/gateways/backup/continuous/archive-folder'
import { type Running, start } from '~/start'
import { checkPieces } from '~/usecases/inspection/check-pieces'
import { checkPapers } from '~/usecases/statements/check-papers'
import { archiveFrom, copyFrom } from '../restore/copy-source'
import { restoreInto, sealerOf, stonesOf } from '../restore/restore-into'
import { restoreMoment } from '../restore/restore-moment'
import { runAlone } from './run-alone'

/** What a drill proved, and how many milliseconds each part of it took. */
export interface Drill {
  backup: string
  /** When the copy was made: what came later is not in it. */
  madeAt: Date
  /** When the last thing that came back was written. */
  last: Date
  /** Files that rows name and that were not kept. */
  missing: string[]
  /** Fingerprint of the certificate that sealed it; null in copies of before. */
  sealedBy: string | null
  papers: number
  pieces: number
  flaws: number
  times: { read: number; restored: number; started: number; checked: number }
}

/**
 * Proves a copy by starting from it: reads and checks it, restores it into a temporary folder with an embedded database,
 * starts the site there, asks it whether it can serve, and reads every paper and piece. Nothing leaves: no worker runs,
 * so that no e-mail, job or transmission of the copy is sent a second time. The folder goes in the end.
 * @param moment of the continuous archive, null for as far as it goes; undefined for a daily copy
 * @param unsealed takes a copy that bears no seal
 */
export async function runDrill(
  config: Config,
  source: string,
  moment?: Date | null,
  unsealed = false,
): Promise<Drill> {
  const now = Date.now
  const began = now()
  const found = await sourceOf(config, source, moment)
  const place = mkdtempSync(join(tmpdir(), 'siteligible-drill-'))
  let running: Running | undefined
  try {
    const copy = await openBackupFolder(found.backup, config.backupIdentity)
    const { sealer: sealedBy, trust } = sealerOf(copy, config, unsealed)
    await copy.check()
    const read = now()
    const there = runAlone(config, join(place, 'data'))
    const stones = await stonesOf(found.backup, undefined, trust)
    const madeAt = new Date(String(copy.manifest.made_at))
    const { last, missing } =
      moment === undefined
        ? await restoreInto(there, copy, stones).then(() => ({ last: madeAt, missing: [] }))
        : await restoreMoment(there, { folder: found.folder, copy, until: moment }, stones)
    const restored = now()
    running = await start(there, () => {})
    await ask(running)
    const started = now()
    const { papers, flaws } = await checkPapers(running.deps)
    const pieces = await checkPieces(running.deps)
    return {
      ...{ backup: found.backup, sealedBy, papers, pieces: pieces.pieces },
      flaws: flaws.length + pieces.flaws.length,
      ...{ madeAt, last: last ?? madeAt, missing },
      times: {
        read: read - began,
        restored: restored - read,
        started: started - restored,
        checked: now() - started,
      },
    }
  } finally {
    await running?.stop()
    found.done()
    rmSync(place, { recursive: true, force: true })
  }
}

/** A daily copy, or the base copy of a continuous archive that leads to the moment. */
async function sourceOf(config: Config, source: string, moment: Date | null | undefined) {
  if (moment === undefined) {
    const { folder, done } = await copyFrom(source, config)
    return { backup: folder, folder, done }
  }
  const { folder, done } = await archiveFrom(source, moment, config)
  return { backup: await baseBefore(join(folder, 'bases'), moment), folder, done }
}

const TRIES = 30
const TRY_EACH_MS = 1_000

/** A busy machine may be late with a first answer. What is asked leaves no connection, which a stop would wait for. */
async function ask({ deps }: Running) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${deps.publicUrl}/readyz`, { headers: { connection: 'close' } })
    const said = await answer.text()
    if (answer.ok) return
    if (tries === TRIES) throw new Error(`The restored site cannot serve: ${answer.status} ${said}`)
    await wait(TRY_EACH_MS)
  }
}
