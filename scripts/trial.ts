import { sitesBehindCaddy } from '../tests/support/trials/caddy'
import type { Outcome, Skipped } from '../tests/support/trials/outcome'
import { buildFirst } from './build-first'

const TRIALS: Record<string, () => Promise<Outcome | Skipped>> = { caddy: sitesBehindCaddy }

/** `npm run trial -- caddy`: sets the program up beside another one of this machine, and prints what was seen. */
async function main() {
  const [name = ''] = process.argv.slice(2)
  const trial = TRIALS[name]
  if (!trial) {
    console.error(`npm run trial -- ${Object.keys(TRIALS).join('|')}`)
    process.exit(2)
  }
  buildFirst()
  const outcome = await trial()
  if ('skipped' in outcome) return console.log(`not tried: ${outcome.skipped}`)
  const { tried, failed, figure } = outcome
  console.log(`${figure}, ${tried} observations, ${failed.length} that do not hold`)
  for (const line of failed) console.log(`- ${line}`)
  process.exit(failed.length > 0 ? 1 : 0)
}

main().catch(error => {
  console.error(error)
  process.exit(1)
})
