import { fail } from '~/failure'
import { unlockLogin } from '~/usecases/access/unlock-login'
import { commandConfig } from './command-config'
import { openInstallation } from './installation'

/** `npm run unlock-login`: forgets the failed sign-ins, so that the administrator can try again at once. */
async function main() {
  const database = await openInstallation(commandConfig())
  await unlockLogin({ db: database.db })
  await database.close()
  console.log('The failed sign-ins are forgotten.')
}

main().catch(fail)
