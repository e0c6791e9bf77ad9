import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What systemd does for ops/siteligible.service: runs what `current` of a folder names, from the moment at which there is
 * one, and again whenever it ends.
 * @param root the folder of ops/update.sh
 */
export function supervise(root: string, env: Record<string, string>) {
  let going = true
  let child: ChildProcess | null = null
  const pid = join(root, 'pid')
  const running = (async () => {
    while (going) {
      if (existsSync(join(root, 'current'))) {
        child = spawn(process.execPath, ['build/app/main.js'], {
          cwd: join(root, 'current'),
          env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        writeFileSync(pid, String(child.pid))
        await once(child, 'exit')
      }
      await wait(100)
    }
  })()
  const restart = join(root, 'restart.sh')
  writeFileSync(
    restart,
    `#!/bin/sh\n[ -e '${pid}' ] || exit 0\nold=$(cat '${pid}')\nkill "$old" 2>/dev/null\nwhile kill -0 "$old" 2>/dev/null; do sleep 0.1; done\n`,
    { mode: 0o755 },
  )
  return {
    /** What ops/update.sh takes for `systemctl restart`. */
    restart,
    end: async () => {
      going = false
      child?.kill('SIGTERM')
      await running
    },
  }
}
