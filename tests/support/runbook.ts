import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atEnd } from './runner/at-end'

/** A fenced block of a runbook page: `sh` runs as it stands, `console` is for the operator's own machine. */
export interface Block {
  kind: 'sh' | 'console'
  lines: string[]
}

/** @param page its path from the root, as the alert names it */
export function blocksOf(page: string): Block[] {
  const fences = readFileSync(page, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)
  return [...fences].map(([, kind, text = '']) => {
    if (kind !== 'sh' && kind !== 'console') throw new Error(`${page}: a block is neither sh nor console`)
    return { kind, lines: text.trimEnd().split('\n') }
  })
}

/** Where the folder has its `npm`. */
const BIN = 'bin-of-tests'

/**
 * The first call of a command is npm's own: it says whether package.json has it, and whether what is bundled is of today. Each later
 * one runs what that one ran: npm's start and a look through all sources take longer than most commands.
 */
const NPM = `#!/bin/sh
called="$(dirname "$0")/called-$2"
if [ "$1" = run ] && [ -e "$called" ]; then
  command="build/commands/$2.js"
  shift 2
  [ "$1" = -- ] && shift
  exec node "$command" "$@"
fi
PATH="\${PATH#*:}" npm "$@"
code=$?
[ -e "build/commands/$2.js" ] && touch "$called"
exit $code
`

/** The folder of the program as its operator has it, by links; with the commands as they stand, so that none is bundled again. */
export function programFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-program-'))
  for (const name of readdirSync('.'))
    if (!/^(build|data|test-results|\.git)$/.test(name)) symlinkSync(resolve(name), join(folder, name))
  if (existsSync('build/commands'))
    cpSync('build/commands', join(folder, 'build/commands'), { recursive: true })
  mkdirSync(join(folder, BIN))
  // Whoever calls it, the site's user too, notes there what was called.
  chmodSync(join(folder, BIN), 0o1777)
  writeFileSync(join(folder, BIN, 'npm'), NPM, { mode: 0o755 })
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What a shell in it finds its programs by. */
export const pathIn = (folder: string) => `${join(folder, BIN)}:${process.env.PATH}`

/** Runs a block in a shell. @returns what it prints; it may fail, as a check does that finds something. @throws where a command is not there */
export async function runBlock({ lines }: Block, cwd: string, env: Record<string, string>): Promise<string> {
  const outcome = await new Promise<{ code: unknown; printed: string }>(done => {
    // Its input is a socket: without this, bash takes us for a remote shell and reads what its user's own begins with.
    execFile('bash', ['--norc', '-c', lines.join('\n')], { cwd, env }, (error, stdout, stderr) =>
      done({ code: error?.code, printed: `${stdout}${stderr}` }),
    )
  })
  if (
    outcome.code === 126 ||
    outcome.code === 127 ||
    /command not found|Missing script/.test(outcome.printed)
  )
    throw new Error(`A runbook names what is not there:\n${lines.join('\n')}\n${outcome.printed}`)
  return outcome.printed
}
