import { type ChildProcess, spawn } from 'node:child_process'
import type { PostgresBinaries } from './binaries'
import { userOf } from './cluster'
import { diesWithUs, type RunIdentity } from './identity'
import { LOG_SETTINGS, type ServerLog } from './server-log'

/**
 * Starts PostgreSQL on its socket alone, without waiting: `serverReady` does.
 * @param settings beside those that we always set
 */
export function launchServer(
  folder: string,
  { socket, settings: more }: { socket: string; settings: Record<string, string> },
  { postgres }: PostgresBinaries,
  identity: RunIdentity,
  log: ServerLog,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...LOG_SETTINGS,
    ...more,
  }
  const [command = '', ...words] = [
    ...identity.prefix,
    ...diesWithUs(),
    postgres,
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const { descriptor, close } = log.open()
  // A session of its own, so that Ctrl-C reaches us first and requests under way still find it.
  const child = spawn(command, words, {
    ...userOf(identity),
    cwd: '/',
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  })
  close()
  return child
}
