import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { USER } from './cluster'

/** How to reach the embedded server that runs on `folder` for another process; null when none does. */
export function runningServer(folder: string): pg.PoolConfig | null {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  // PostgreSQL writes there, by line: process, folder, start, port, socket folder, …
  const socket = readFileSync(file, 'utf8').split('\n')[4]
  return socket ? { host: socket, user: USER, database: USER } : null
}
