import { join } from 'node:path'
import { appRoot } from '~/config/app-root'
import { ConfigError } from '~/config/config-error'
import { messageOf } from '~/domain/error'
import { fail } from '~/failure'
import { systemClock } from '~/gateways/clock'
import { readCities } from '~/gateways/content-folder'
import { readAidesEntreprises } from '~/gateways/read-aides-entreprises'
import { proposeAids } from '~/usecases/aids/propose-aids'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

const USAGE = 'npm run import-aids -- aides.json'

/**
 * `npm run import-aids -- FILE-OR-ADDRESS`: reads the public file of aides-entreprises.fr (aides.json) and proposes to
 * the team the aids that speak of a site. Nothing is published: see « Contenus », « Aides ».
 */
async function main() {
  const [source] = plainWords(USAGE)
  if (!source) throw new ConfigError(`Say the file or its https address: ${USAGE}`)
  const config = commandConfig()
  const records = await readAidesEntreprises(source).catch(error => {
    throw new ConfigError(messageOf(error))
  })
  const { proposed, changed } = await withInstallation(config, ({ db }) =>
    proposeAids({ db, clock: systemClock }, records, readCities(join(appRoot, 'content'))),
  )
  console.log(
    `${records.length} aids read, ${proposed} proposed, ${changed} proposals changed. Nothing is published.`,
  )
}

main().catch(fail)
