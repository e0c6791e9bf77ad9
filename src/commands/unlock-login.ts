import { fail } from '~/failure'
import { unlockLogin } from '~/usecases/access/unlock-login'
import { commandConfig } from './command-config'
import { openInstallation } from './installation'
import { plainWords } from './plain-words'

/** `npm run unlock-login`: forgets the failed sign-ins, so that the administrator can try again at once. */
async function main() {
  plainWords('npm run unlock-login')
  const database = await openInstallation(commandConfig())
  await unlockLogin({ db: database.db })
  await database.close()
  console.log('The failed sign-ins are forgotten.')
}

main().catch(fail)
