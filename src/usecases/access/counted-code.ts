import { OWNER_ID } from '~/domain/access/account'
import { Refusal } from '~/domain/refusal'
import { returnBudget, spendBudget } from '~/store/access/budgets'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/**
 * Evaluates a code of six digits: ten wrong ones of an account are, in a day, wherever they come from. Then a passkey, a
 * recovery code or the owner lets its holder in, who is told once. What passes is given back.
 * @throws Refusal code-tries-spent
 */
export async function countedCode(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  account: { id: string; email: string | null },
  code: string,
  passes: () => Promise<boolean>,
): Promise<boolean> {
  // Recovery codes hold eighty bits: nobody guesses one.
  if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return passes()
  const { db, clock } = deps
  const now = clock()
  const spender = { key: account.id, network: null }
  if (!(await spendBudget(db, 'second-factor', spender, now)).within) {
    await tellHolder(deps, account)
    throw new Refusal('code-tries-spent')
  }
  const passed = await passes()
  if (passed) await returnBudget(db, 'second-factor', spender, now)
  return passed
}

async function tellHolder(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  { id, email }: { id: string; email: string | null },
) {
  await deps.db.transaction().execute(async trx => {
    const { within } = await spendBudget(
      trx,
      'second-factor-notice',
      { key: id, network: null },
      deps.clock(),
    )
    if (!within) return
    const recipient = id === OWNER_ID ? deps.agency.email : (email ?? deps.agency.email)
    await queueEmail(trx, deps, {
      kind: 'agency-account-guessed',
      recipient,
      data: { at: deps.clock().toISOString() },
    })
  })
}
