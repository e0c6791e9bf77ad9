import { fail } from '~/failure'
import { unlockLogin } from '~/usecases/access/unlock-login'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

/** `npm run unlock-login`: forgets the failed sign-ins, so that the administrator can try again at once. */
async function main() {
  plainWords('npm run unlock-login')
  await withInstallation(commandConfig(), ({ db }) => unlockLogin({ db }))
  console.log('The failed sign-ins are forgotten.')
}

main().catch(fail)
