import { createHash } from 'node:crypto'

/** What a row of `budgets` is found by: whose network or mailbox it is cannot be read in it. */
export const budgetKey = (whose: string) => createHash('sha256').update(whose).digest('base64url')
