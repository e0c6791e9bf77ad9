import { setTimeout as wait } from 'node:timers/promises'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { startProgram } from '../program/program'
import type { Outcome } from './outcome'

/** Ends the program as an operator does, under load: whatever was sent is answered. */
export async function stopUnderLoad(times: number): Promise<Outcome> {
  const site = await startProgram()
  const failed: string[] = []
  let answered = 0
  try {
    for (let time = 0; time < times; time++) {
      const known = nothingYet()
      const stopLoad = startLoad(site.url, known, 8)
      await wait(500 + Math.random() * 500)
      const code = await site.stop('SIGTERM')
      await stopLoad()
      if (code !== 0) failed.push(`exit code ${code}`)
      // A refused connection was never taken; a reset one had been.
      failed.push(...known.broken.filter(reason => reason !== 'ECONNREFUSED'))
      answered += known.answered
      await site.start()
    }
  } finally {
    await site.remove()
  }
  return { tried: times, failed, figure: `${answered} requests answered` }
}
