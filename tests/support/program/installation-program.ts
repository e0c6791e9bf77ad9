import { openInstallation } from '../../../src/commands/installation'
import { lockFolder } from '../../../src/store/embedded/lock-folder'
import { startEmbeddedServer } from '../../../src/store/embedded/server'

// `site FOLDER` is a site that runs there until its input ends; `command FOLDER` is a command that its operator calls.
const [part = '', dataDir = ''] = process.argv.slice(2)
if (part === 'site') {
  const unlock = await lockFolder(dataDir)
  const server = await startEmbeddedServer(`${dataDir}/postgres`)
  console.log('runs')
  for await (const _ of process.stdin);
  await server.stop()
  unlock()
} else {
  const { db, close } = await openInstallation(
    { databaseUrl: null, databaseOwnerUrl: null, filesKey: null, dataDir },
    false,
  )
  await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
  await close()
  console.log('served')
}
