import { join } from 'node:path'
import { ConfigError } from '~/config/config-error'
import { readDatabaseUrl } from '~/config/readings'
import { fail } from '~/failure'
import { openDatabase } from '~/store/database/database'
import { connectionOf } from '~/store/database/hosts'
import { lockFolder } from '~/store/embedded/lock-folder'
import { noteMoved } from '~/store/embedded/moved-database'
import { startEmbeddedServer } from '~/store/embedded/server'
import { moveDatabase } from '~/usecases/moving/move-database'
import { commandConfig } from './command-config'

/**
 * `npm run move-database -- postgresql://…`: moves the rows of the embedded server, while the site is
 * stopped, into an empty database of a server of one's own. The old folder stays; it starts no site any more.
 */
async function main() {
  const [address = ''] = process.argv.slice(2)
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new ConfigError('Say where to: npm run move-database -- postgresql://user:password@host/database')
  readDatabaseUrl('The address', address)
  const { dataDir, databaseUrl } = commandConfig()
  if (databaseUrl) throw new ConfigError('DATABASE_URL is set: only the embedded database is moved.')
  const unlock = await lockFolder(dataDir)
  const server = await startEmbeddedServer(join(dataDir, 'postgres'))
  const from = openDatabase(server.connection, idle)
  const to = openDatabase(connectionOf(address), idle)
  try {
    const moved = await moveDatabase(from, to)
    const rows = Object.values(moved).reduce((sum, table) => sum + table.rows, 0)
    noteMoved(dataDir, address)
    console.log(`${rows} rows of ${Object.keys(moved).length} tables moved and compared.`)
    console.log(`Start the site with DATABASE_URL; ${join(dataDir, 'postgres')} can go once it is backed up.`)
  } finally {
    await to.close()
    await from.close()
    await server.stop()
    unlock()
  }
}

/** What breaks a query is thrown; a connection that nobody uses may break at the end. */
const idle = () => {}

main().catch(fail)
