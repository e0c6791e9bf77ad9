import type { CommandOf } from './life'

/** The commands that promise or cancel money: over the owner's amount they want a second account. */
const DECISIONS: readonly CommandOf<'account'>[] = ['accept', 'refuse', 'renounce-for-client']

/**
 * Whether a decision waits for a second account.
 * @param limit cents over which it does; null while the rule is off
 * @param money what it is about, in cents: the largest of grant, invoice and payments counts, for an acceptance of one
 *   cent makes the whole invoice payable
 */
export const needsSecondAccount = (
  command: CommandOf<'account'>,
  limit: number | null,
  money: { granted: number | null; invoiced: number; paid: number },
): boolean =>
  limit !== null &&
  DECISIONS.includes(command) &&
  Math.max(money.granted ?? 0, money.invoiced, money.paid) > limit
