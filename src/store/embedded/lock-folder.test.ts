import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stoppedCluster } from '../../../tests/support/database/stopped-cluster'
import { bundledProgram } from '../../../tests/support/program/bundled-program'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { lockFolder } from './lock-folder'

function folderOfItsOwn(name = 'data') {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-lock-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  chmodSync(place, 0o711)
  mkdirSync(join(place, name), { mode: 0o711 })
  return join(place, name)
}

/** Numbers of processes, what /proc says of them and shared memory of its own: as in a container. */
const CONTAINER = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child']
const HERE = ['env']
const contained =
  process.platform === 'linux' &&
  spawnSync(String(CONTAINER[0]), [...CONTAINER.slice(1), 'true']).status === 0
if (!contained) console.error('skipped: numbers of processes of one’s own want root (unshare --pid)')

const copyCluster = stoppedCluster()
const bundled = oncePerFile(() => bundledProgram('installation-program'))

function run(where: string[], part: 'site' | 'command', folder: string) {
  const program = [process.execPath, bundled(), part, folder]
  const [command = '', ...words] = [...where, ...program]
  const child: ChildProcess = spawn(command, words, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.stdin?.end()
    await ended
  })
  return { said: () => said, ended }
}

test.skipIf(!contained).each([
  ['in a container and a command outside of it', CONTAINER, HERE],
  ['and a command in a container', HERE, CONTAINER],
  ['in a container and a command in another', CONTAINER, CONTAINER],
])('a site %s share its PostgreSQL: none is ended, none is started', async (_, site, command) => {
  const folder = folderOfItsOwn()
  copyCluster(join(folder, 'postgres'))
  const running = run(site, 'site', folder)
  await expect.poll(running.said).toBe('runs\n')
  const pid = () => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n').slice(0, 3)
  const before = pid()
  const called = run(command, 'command', folder)
  await called.ended
  expect(called.said()).toBe('served\n')
  expect(pid()).toEqual(before)
  expect(running.said()).toBe('runs\n')
  expect(existsSync(join(folder, 'server.lock'))).toBe(true)
})

test('a folder with a long name is held, and let go', async () => {
  const folder = folderOfItsOwn('é'.repeat(100))
  const letGo = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/already runs/)
  letGo()
  ;(await lockFolder(folder))()
})
