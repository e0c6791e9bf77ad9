import { existsSync, lchownSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Config, readConfig } from '~/config'
import { nameOf } from '~/config/become-owner'
import { ConfigError } from '~/config/config-error'
import { makeFolder } from '~/config/make-folder'
import { codeOf } from '~/domain/error'
import { fail } from '~/failure'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { baseBefore } from '~/gateways/backup/continuous/archive-folder'
import { plainWords, takeFlag } from './plain-words'
import { archiveFrom, copyFrom } from './restore/copy-source'
import { announceSeal, restoreInto, stonesOf } from './restore/restore-into'
import { readMoment, restoreMoment } from './restore/restore-moment'

const USAGE = 'npm run restore -- DIR|bucket [TOMBSTONES] [--at MOMENT] [--unsealed]'

/**
 * `npm run restore -- DIR|bucket [TOMBSTONES] [--at MOMENT] [--unsealed]`: makes an installation of a backup, the newest one in DIR or in
 * the off-site bucket; with `--at last`, or `--at 2026-11-22T14:30:00+01:00`, of the continuous archive (BACKUP_WAL_DIR) there.
 * It goes into an empty data folder (and database), which gets its name only once everything is in place
 * and what was erased since is erased again.
 */
async function main() {
  const words = process.argv.slice(2)
  const moment = readMoment(words)
  const unsealed = takeFlag('--unsealed', words)
  const [source, tombstones] = plainWords(USAGE, words)
  if (!source) throw new ConfigError(`Say from where: ${USAGE}`)
  const config = readConfig(process.env)
  refuseToOverwrite(config.dataDir)
  const owner = ownerToBe(config.dataDir, source)
  const unfinished = `${config.dataDir}.unfinished`
  makeEmpty(unfinished)
  const target = { ...config, dataDir: unfinished, sitesDir: sitesDirIn(config, unfinished) }
  const { folder, done } =
    moment === undefined ? await copyFrom(source, target) : await archiveFrom(source, moment, target)
  try {
    if (moment === undefined) await fromCopy(target, folder, { tombstones, unsealed })
    else await fromArchive(target, folder, { tombstones, unsealed }, moment)
  } finally {
    done()
  }
  if (owner) give(unfinished, owner)
  rmSync(config.dataDir, { recursive: true, force: true })
  renameSync(unfinished, config.dataDir)
  console.log(`It is restored to ${config.dataDir}.`)
  if (owner) console.log(`It belongs to ${nameOf(owner.uid) ?? `user ${owner.uid}`}.`)
  console.log('Signing is closed: say the last numbers issued with npm run reopen-signing.')
}

/** SITES_DIR moves with the data folder that it lies in. */
function sitesDirIn({ dataDir, sitesDir }: Config, unfinished: string): string {
  const within = relative(dataDir, sitesDir)
  return within.startsWith('..') ? sitesDir : join(unfinished, within)
}

/** What the operator asked for. */
interface Wanted {
  tombstones: string | undefined
  unsealed: boolean
}

async function fromCopy(target: Config, folder: string, { tombstones, unsealed }: Wanted) {
  const copy = await openBackupFolder(folder, target.backupIdentity)
  const trust = announceSeal(copy, target, unsealed)
  await copy.check()
  const erased = await restoreInto(target, copy, await stonesOf(folder, tombstones, trust))
  console.log(`${folder}, made ${copy.manifest.made_at}.`)
  if (erased > 0) console.log(`Erased again since then: ${erased}.`)
}

async function fromArchive(
  target: Config,
  folder: string,
  { tombstones, unsealed }: Wanted,
  moment: Date | null,
) {
  const base = await baseBefore(join(folder, 'bases'), moment)
  const copy = await openBackupFolder(base, target.backupIdentity)
  const trust = announceSeal(copy, target, unsealed)
  await copy.check()
  const stones = await stonesOf(base, tombstones, trust)
  const { last, missing, erased } = await restoreMoment(target, { folder, copy, until: moment }, stones)
  console.log(`${base}, made ${copy.manifest.made_at}, and the log until ${last?.toISOString() ?? 'then'}.`)
  if (missing.length > 0) console.log(`${missing.length} files that rows name are not in the archive.`)
  if (erased > 0) console.log(`Erased again since then: ${erased}.`)
}

interface Owner {
  uid: number
  gid: number
}

/** Whom root restores for: who has the folder already, or else who made the copies; null where that is root as well. */
function ownerToBe(dataDir: string, copies: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  const place = [dataDir, copies].find(existsSync)
  const { uid, gid } = place ? statSync(place) : { uid: 0, gid: 0 }
  return uid === 0 ? null : { uid, gid }
}

function give(path: string, { uid, gid }: Owner) {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) give(join(path, name), { uid, gid })
}

/** @throws ConfigError where this user may not */
function makeEmpty(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
    makeFolder(folder, 0o711)
  } catch (error) {
    if (!/^(EACCES|EPERM|EROFS)$/.test(codeOf(error))) throw error
    throw new ConfigError(
      `${folder} cannot be made by this user: restore as root, who gives it to the owner of the data folder or of the copies.`,
    )
  }
}

function refuseToOverwrite(dataDir: string) {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new ConfigError(`${dataDir} is not empty: stop the site and move that folder away first.`)
}

main().catch(fail)
