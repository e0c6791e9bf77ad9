import type { CommandOf } from './life'

/** The commands that promise or cancel money: over the owner's amount they want a second account. */
const DECISIONS: readonly CommandOf<'account'>[] = ['accept', 'refuse', 'renounce-for-client']

/**
 * Whether a decision waits for a second account.
 * @param limit cents over which it does; null while the rule is off
 * @param money what it is about, in cents: the grant of an acceptance, the invoice that a refusal cancels
 */
export const needsSecondAccount = (
  command: CommandOf<'account'>,
  limit: number | null,
  money: { granted: number | null; invoiced: number },
): boolean =>
  limit !== null &&
  DECISIONS.includes(command) &&
  (command === 'accept' ? (money.granted ?? 0) : money.invoiced) > limit
