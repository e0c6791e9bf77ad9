import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EICAR } from '../files/hostile-files'

const PROGRAM = ['/usr/sbin/clamd', '/usr/bin/clamd', '/usr/local/sbin/clamd'].find(path => existsSync(path))

/** Why the tests of the scanner cannot run here, or null. */
export const clamdMissing = PROGRAM ? null : 'clamd is not installed (apt-get install clamav-daemon)'

/** Debian's clamd with a base of one line, on a socket of its own. */
export async function startClamd() {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-clamd-'))
  const socket = join(folder, 'clamd.ctl')
  const signature = Buffer.from(EICAR).toString('hex')
  await writeFile(join(folder, 'eicar.ndb'), `Essai.Eicar:0:*:${signature}\n`)
  await writeFile(
    join(folder, 'clamd.conf'),
    [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'AlertExceedsMax yes'].join(
      '\n',
    ),
  )
  let child: ChildProcess
  async function start() {
    child = spawn(String(PROGRAM), ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    for (let tries = 0; tries < 1_800 && !(await answers(socket)); tries++) await wait(100)
  }
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    await rm(socket, { force: true })
  }
  await start()
  return {
    address: `unix://${socket}`,
    start,
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
