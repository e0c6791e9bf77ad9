import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * True when every program is installed; prints why a test is skipped otherwise. Tests judge papers with
 * Debian's poppler-utils, qpdf and openssl rather than with our own code.
 */
export function installed(...programs: string[]): boolean {
  const missing = programs.filter(program => spawnSync('which', [program]).status !== 0)
  if (missing.length > 0) console.error(`skipped: ${missing.join(', ')} not installed`)
  return missing.length === 0
}

/** What a program prints, on either stream; it may fail, since some complain by their exit code alone. */
export async function printed(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(program, args).catch(
    error => error as { stdout: string; stderr: string },
  )
  return `${stdout}${stderr}`
}

/** True when each of these variables names a file that outside rules lie in; prints why a test is skipped otherwise. */
export function named(...variables: string[]): boolean {
  const missing = variables.filter(variable => !process.env[variable])
  if (missing.length > 0) console.error(`skipped: ${missing.join(', ')} not set`)
  return missing.length === 0
}
