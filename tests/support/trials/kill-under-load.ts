import { setTimeout as wait } from 'node:timers/promises'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { startProgram } from '../program/program'
import type { Outcome } from './outcome'
import { countOf, heldOf, killPostmaster, untilMore, untilWriting } from './site'

/** Kills the program, or its database, at random moments under load; each time it comes back by itself. */
export async function killUnderLoad(what: 'program' | 'database', times: number): Promise<Outcome> {
  const site = await startProgram()
  const known = nothingYet()
  const failed: string[] = []
  try {
    const stopLoad = startLoad(site.url, known, 6)
    for (let time = 0; time < times; time++) {
      // Every other time once a walk has come to its end, so that the last steps are broken too.
      await untilMore(() => (time % 2 === 0 ? known.signed : known.files).size)
      await wait(Math.random() * 1_000)
      if (what === 'program') await site.stop('SIGKILL')
      else await killPostmaster(site.dataDir)
      if (what === 'program') await site.start()
    }
    await stopLoad()
    await untilWriting(site.url)
    failed.push(...(await heldOf(site.url, known, { DATA_DIR: site.dataDir })))
  } finally {
    await site.remove()
  }
  return { tried: times, failed, figure: countOf(known) }
}
