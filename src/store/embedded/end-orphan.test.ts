import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { stoppedCluster } from '../../../tests/support/database/stopped-cluster'
import { findBinaries } from './binaries'
import { own, userOf } from './cluster'
import { chooseIdentity } from './identity'
import { lockFolder } from './lock-folder'
import { birthOf } from './running-process'
import { startEmbeddedServer } from './server'

function folderOfItsOwn() {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-orphan-'))
  spawnSync('chmod', ['711', place])
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return join(place, 'postgres')
}

async function serverOn(folder: string) {
  const server = await startEmbeddedServer(folder)
  onTestFinished(server.stop)
  return server
}

const pidIn = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

async function answers({ connection }: { connection: pg.PoolConfig }) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('select 1')
  await client.end()
}

/** What a power cut leaves: the file names a process that is gone, and its number is another's now. */
function leaveStalePid(
  folder: string,
  pid: number,
  changed: (line: string, index: number) => string = line => line,
) {
  const file = join(folder, 'postmaster.pid')
  const kept = readFileSync(`${file}.kept`, 'utf8').split('\n').map(changed)
  writeFileSync(file, [String(pid), ...kept.slice(1)].join('\n'))
}

const copyCluster = stoppedCluster()

function clusterOfItsOwn() {
  const folder = folderOfItsOwn()
  copyCluster(folder)
  return folder
}

test('a stale number that is the PostgreSQL of another folder now leaves that one alone', async () => {
  const folder = clusterOfItsOwn()
  const neighbour = clusterOfItsOwn()
  const other = await serverOn(neighbour)
  // As in a copy of its data folder.
  writeFileSync(`${folder}.socket`, String(other.connection.host))
  const pid = pidIn(neighbour)
  leaveStalePid(folder, pid)
  await answers(await serverOn(folder))
  await answers(other)
  expect(pidIn(neighbour)).toBe(pid)
})

test('a stale number that is some other program of ours now keeps nobody from starting', async () => {
  const folder = clusterOfItsOwn()
  const sleeper = spawn('sleep', ['300'], { stdio: 'ignore' })
  onTestFinished(() => void sleeper.kill())
  leaveStalePid(folder, Number(sleeper.pid))
  await answers(await serverOn(folder))
  expect(sleeper.exitCode).toBe(null)
  expect(sleeper.signalCode).toBe(null)
})

test('an orphan of this very folder is ended, and the folder of its socket goes', async () => {
  const folder = clusterOfItsOwn()
  const socket = mkdtempSync('/tmp/siteligible-')
  writeFileSync(`${folder}.socket`, socket)
  const binaries = await findBinaries()
  const identity = chooseIdentity([folder, binaries.postgres])
  own(socket, identity)
  const [command = '', ...words] = [
    ...[...identity.prefix, binaries.postgres, '-D', folder],
    ...['-c', 'listen_addresses=', '-c', `unix_socket_directories=${socket}`],
  ]
  const orphan = spawn(command, words, { ...userOf(identity), cwd: '/', stdio: 'ignore' })
  await expect.poll(() => existsSync(join(folder, 'postmaster.pid'))).toBe(true)
  await answers(await serverOn(folder))
  expect(pidIn(folder)).not.toBe(orphan.pid)
  expect(orphan.exitCode).toBe(0)
  expect(existsSync(socket)).toBe(false)
})

test('a server whose socket folder somebody removed is reached again', async () => {
  const server = await serverOn(clusterOfItsOwn())
  rmSync(String(server.connection.host), { recursive: true })
  await expect
    .poll(() =>
      answers(server).then(
        () => 'answers',
        () => 'away',
      ),
    )
    .toBe('answers')
})

test('a folder whose server runs is not taken where the number of the boot differs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const other = spawn('sleep', ['300'], { stdio: 'ignore' })
  onTestFinished(() => void other.kill())
  const boot = `${'f'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`
  writeFileSync(join(folder, 'server.lock'), `${other.pid}\n${boot}:${birthOf(Number(other.pid))}\n`)
  await expect(lockFolder(folder)).rejects.toThrow(/already runs/)
  writeFileSync(join(folder, 'server.lock'), `${other.pid}\n1\n`)
  ;(await lockFolder(folder))()
})

test('why it does not start is said in one line, and stands in its log', async () => {
  const folder = clusterOfItsOwn()
  writeFileSync(join(folder, 'PG_VERSION'), '9\n')
  await expect(startEmbeddedServer(folder)).rejects.toThrow(
    /^PostgreSQL did not start: database files are incompatible with server.*postgres\.log/,
  )
  expect(readFileSync(`${folder}.log`, 'utf8')).toContain('FATAL')
})
