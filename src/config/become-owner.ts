import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { messageOf } from '~/domain/error'
import { appRoot } from './app-root'
import { ConfigError } from './config-error'

/** What every site makes in its data folder, the first of which says whose it is; the last belongs to who runs PostgreSQL. */
const MADE = ['files.key', 'seal', 'files', 'emails', 'pictures', 'postgres']

/**
 * Root who works on the site of an ordinary user becomes that user before anything is opened: what root makes there, that
 * site could neither write nor remove. A site that root runs stays root's.
 * @throws ConfigError with the line to type where that is not possible
 */
export function becomeOwner(dataDir: string) {
  const owner = ownerOf(dataDir)
  if (!owner || process.getuid?.() !== 0) return
  const { uid, gid } = owner
  const name = nameOf(uid)
  try {
    process.setgroups?.([gid, ...groupsOf(name)])
    process.setgid?.(gid)
    process.setuid?.(uid)
    readFileSync(join(appRoot, 'package.json'))
  } catch (error) {
    const line = typedLine(process.argv)
    throw new ConfigError(
      `${dataDir} belongs to ${name ?? `user ${uid}`}, and this ran as root (${messageOf(error)}). Type: sudo -u ${name ?? `'#${uid}'`} ${line}`,
    )
  }
  console.error(`This runs as ${name ?? `user ${uid}`}, to whom ${dataDir} belongs.`)
}

function typedLine([, path = '', ...rest]: string[]): string {
  const name = parse(path).name
  const command = name === 'main' ? 'npm start' : `npm run ${name}`
  return [command, ...(rest.length > 0 ? ['--', ...rest.map(quoted)] : [])].join(' ')
}

/** Whose site it is; null where it is root's, or where there is none yet. */
export function ownerOf(dataDir: string): { uid: number; gid: number } | null {
  if (!existsSync(dataDir)) return null
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return null
  const made = MADE.map(name => join(dataDir, name)).find(existsSync)
  return made && statSync(made).uid !== uid ? null : { uid, gid }
}

/** As /etc/passwd says; null where the user has no name. */
export const nameOf = (uid: number): string | null =>
  linesOf('/etc/passwd').find(([, , id]) => id === String(uid))?.[0] ?? null

const groupsOf = (name: string | null): number[] =>
  linesOf('/etc/group').flatMap(([, , gid, members]) =>
    name && members?.split(',').includes(name) ? [Number(gid)] : [],
  )

const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map(line => line.split(':'))
    : []

const quoted = (word: string) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
