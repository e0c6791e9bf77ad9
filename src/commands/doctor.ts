import type { Misnamed } from '~/config/misnamed'
import { wordsOf } from '~/failure'
import { commandConfig } from './command-config'
import { adviceFor } from './doctor/advice-for'
import { checkMail } from './doctor/check-mail'
import { checkNeighbours } from './doctor/check-neighbours'
import { checkRecords } from './doctor/check-records'
import { checkStorage } from './doctor/check-storage'
import type { Finding } from './doctor/finding'

const MARKS = { ok: 'OK    ', advice: 'ADVICE', broken: 'BROKEN' } as const

/**
 * `npm run doctor`: looks the installation over, while the site runs or not, with the settings of the site,
 * and says what to fix; ends with 1 when something is broken. It changes nothing.
 */
async function main() {
  const config = commandConfig()
  const storage = await checkStorage(config)
  const there = storage.length > 1
  const findings = [
    ...storage,
    ...(there || config.databaseUrl ? await checkRecords(config) : []),
    ...(await checkNeighbours(config)),
    ...(await checkMail(config)),
    ...adviceFor(config),
    ...config.misnamed.map(misnamedFinding),
  ]
  for (const finding of findings) console.log(lineOf(finding))
  const broken = findings.filter(finding => finding.state === 'broken').length
  console.log(broken > 0 ? `${broken} to mend` : 'Nothing is broken')
  process.exit(broken > 0 ? 1 : 0)
}

const misnamedFinding = ({ name, meant }: Misnamed): Finding => ({
  what: 'Settings',
  state: 'advice',
  remedy: `${name} is none and changes nothing: is ${meant} meant?`,
})

const lineOf = ({ what, state, remedy }: Finding) => `${MARKS[state]} ${what}${remedy ? `: ${remedy}` : ''}`

main().catch(error => {
  console.error(`BROKEN Settings: ${wordsOf(error)}`)
  process.exit(1)
})
