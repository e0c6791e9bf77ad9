import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atEnd } from './at-end'

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

/**
 * The folder of the program as its operator has it, by links: what its commands bundle when they are first called disturbs no
 * other file of tests.
 */
export function programFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-program-'))
  for (const name of readdirSync('.'))
    if (!/^(build|data|test-results|\.git)$/.test(name)) symlinkSync(resolve(name), join(folder, name))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a block in a shell. @returns what it prints; it may fail, as a check does that finds something. @throws where a command is not there */
export async function runBlock({ lines }: Block, cwd: string, env: Record<string, string>): Promise<string> {
  const outcome = await new Promise<{ code: unknown; printed: string }>(done => {
    execFile('bash', ['-c', lines.join('\n')], { cwd, env }, (error, stdout, stderr) =>
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
