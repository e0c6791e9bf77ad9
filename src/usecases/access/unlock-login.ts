import { forgetBudget } from '~/store/access/budgets'
import { forgetAttempts } from '~/store/access/login-attempts'
import type { Deps } from '../ground/deps'

/** Forgets the failed sign-ins and codes: everyone may try again at once. */
export async function unlockLogin({ db }: Pick<Deps, 'db'>) {
  await forgetAttempts(db)
  await forgetBudget(db, 'second-factor')
}
