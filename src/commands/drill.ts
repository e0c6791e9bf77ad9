import { readConfig } from '~/config'
import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { runDrill } from './drill/run-drill'

/** `npm run drill -- DIR|bucket`: proves the newest copy of DIR or of the off-site bucket by starting a site from it, and says how long that took. */
async function main() {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new ConfigError('Say which copies: npm run drill -- DIR')
  const began = Date.now()
  const { backup, madeAt, sealedBy, papers, pieces, flaws, times } = await runDrill(
    readConfig(process.env),
    folder,
  )
  console.log(`${backup}, made ${minutes(began - Number(madeAt))} before, sealed by ${sealedBy ?? 'nobody'}`)
  for (const [part, spent] of Object.entries(times)) console.log(`${part.padEnd(10)} ${minutes(spent)}`)
  console.log(`a site stood from it within ${minutes(times.read + times.restored + times.started)}`)
  console.log(`${papers} papers and ${pieces} pieces read, ${flaws} flaws`)
  process.exit(flaws > 0 ? 1 : 0)
}

const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(2)} min`

main().catch(fail)
