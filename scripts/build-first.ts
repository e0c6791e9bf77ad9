import { spawnSync } from 'node:child_process'

/** Builds what is started next, and ends where that fails: its own words stand above. */
export function buildFirst() {
  if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1)
}
