import { setFlagsFromString } from 'node:v8'
import { type Config, readConfig } from './config'
import { becomeOwner } from './config/become-owner'
import { ConfigError } from './config/config-error'
import { remedyFor, wordsOf } from './failure'
import {
  forgetGeneratedPassword,
  generatedPasswordFile,
  readGeneratedPassword,
} from './gateways/generated-password'
import { outageOf } from './http/outage'
import { makeLog } from './log'
import { logDestination, survivePrinting } from './log-destination'
import { type Running, start } from './start'
import { CannotStart } from './store/embedded/cannot-start'

/**
 * The engine lets the old part of its heap grow to a multiple of what lives in it before it looks through it: a thousand different
 * pages left 630 MB where 370 do (`npm run bench -- first`; what pages cost meanwhile: `-- pages`).
 */
const HEAP_GROWING_PERCENT = 30

async function main() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
  survivePrinting()
  const config = readConfig(process.env)
  becomeOwner(config.dataDir)
  const log = makeLog(config.logLevel, logDestination(config.logFile))
  // A database that is away for a moment must not end the program: it is reported, and tried again.
  process.on('unhandledRejection', log.report)
  const running = await start(config, log.report, log.access)
  announce(config, running)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => running.stop().then(() => process.exit(0), fail))
  }
}

function announce(config: Config, { deps }: Running) {
  const lines = [`${config.agency.brand} est prêt : ${deps.publicUrl}`]
  lines.push(...passwordLines(config))
  if (config.agency.demonstration)
    lines.push('Identité de démonstration : complétez agency.json avant d’ouvrir au public.')
  if (!config.smtpUrl)
    lines.push('Aucun e-mail ne part : sans SMTP_URL, les messages sont écrits dans le dossier de données.')
  for (const { name, meant } of config.misnamed)
    lines.push(`« ${name} » n’est pas un réglage et reste sans effet : est-ce ${meant} ?`)
  console.log(lines.join('\n'))
}

/** To who sits before a terminal, once; else where it can be read, until it was: what is printed may be kept for months. */
function passwordLines({ dataDir }: Config): string[] {
  const file = generatedPasswordFile(dataDir)
  if (!file) return []
  if (!process.stdout.isTTY)
    return [`Mot de passe administrateur : dans ${file}, que vous seul pouvez lire ; supprimez-le ensuite.`]
  const password = readGeneratedPassword(file)
  forgetGeneratedPassword(dataDir)
  return [`Mot de passe administrateur (affiché une seule fois) : ${password}`]
}

/** One clear line for what the operator can mend, the place as well for the rest; never what a driver's error carries. */
function fail(error: unknown) {
  const remedy = remedyFor(error)
  const expected =
    remedy !== null ||
    error instanceof ConfigError ||
    error instanceof CannotStart ||
    outageOf(error) !== null
  const place =
    error instanceof Error && !expected ? error.stack?.match(/^\s+at .*/gm)?.join('\n') : undefined
  console.error([remedy ?? wordsOf(error), place].filter(Boolean).join('\n'))
  process.exit(1)
}

main().catch(fail)
