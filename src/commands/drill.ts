import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { commandConfig } from './command-config'
import { runDrill } from './drill/run-drill'
import { plainWords, takeFlag } from './plain-words'
import { readMoment } from './restore/restore-moment'

const USAGE = 'npm run drill -- DIR|bucket [--at last|MOMENT] [--unsealed]'

/**
 * `npm run drill -- DIR|bucket [--at last|MOMENT] [--unsealed]`: proves the newest copy of DIR or of the off-site bucket, or the continuous
 * archive there, by starting a site from it; says how long that took and how much work would be lost.
 */
async function main() {
  const words = process.argv.slice(2)
  const moment = readMoment(words)
  const unsealed = takeFlag('--unsealed', words)
  const [folder] = plainWords(USAGE, words)
  if (!folder) throw new ConfigError(`Say which copies: ${USAGE}`)
  const began = Date.now()
  const drill = await runDrill(commandConfig(), folder, moment, unsealed)
  const { backup, last, sealedBy, papers, pieces, flaws, missing, times } = drill
  console.log(`${backup}, sealed by ${sealedBy ?? 'nobody'}`)
  console.log(`all until ${last.toISOString()} came back: ${minutes(began - Number(last))} before the drill`)
  for (const [part, spent] of Object.entries(times)) console.log(`${part.padEnd(10)} ${minutes(spent)}`)
  console.log(`a site stood from it within ${minutes(times.read + times.restored + times.started)}`)
  console.log(`${papers} papers and ${pieces} pieces read, ${flaws} flaws, ${missing.length} files missing`)
  process.exit(flaws + missing.length > 0 ? 1 : 0)
}

const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(2)} min`

main().catch(fail)
