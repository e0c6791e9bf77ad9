import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { portSaid } from '../servers/port-said'
import { steadyAddress } from './steady-address'

/** What fails at its start is tried again a little later, as RestartSec has it. */
const AGAIN_MS = 500

/**
 * What systemd does for ops/siteligible.service: runs what `current` of a folder names, from the moment at which there is
 * one, and again whenever it ends; and what a proxy does: one address for all of them.
 * @param root the folder of ops/update.sh
 */
export async function supervise(root: string, env: Record<string, string>) {
  const address = await steadyAddress()
  let going = true
  let child: ChildProcess | null = null
  const pid = join(root, 'pid')
  const run = async () => {
    child = spawn(process.execPath, ['build/app/main.js'], {
      cwd: join(root, 'current'),
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout?.on('data', chunk => (said += chunk))
    writeFileSync(pid, String(child.pid))
    const exit = once(child, 'exit')
    await portSaid(child, () => said).then(address.leadTo, () => {})
    const [code] = await exit
    address.leadTo(null)
    if (code) await wait(AGAIN_MS)
  }
  const running = (async () => {
    for (; going; await wait(100)) if (existsSync(join(root, 'current'))) await run()
  })()
  const restart = join(root, 'restart.sh')
  writeFileSync(
    restart,
    `#!/bin/sh\n[ -e '${pid}' ] || exit 0\nold=$(cat '${pid}')\nkill "$old" 2>/dev/null\nwhile kill -0 "$old" 2>/dev/null; do sleep 0.1; done\n`,
    { mode: 0o755 },
  )
  return {
    /** Where it answers, whichever runs. */
    port: address.port,
    /** What ops/update.sh takes for `systemctl restart`. */
    restart,
    end: async () => {
      going = false
      child?.kill('SIGTERM')
      await running
      address.close()
    },
  }
}
