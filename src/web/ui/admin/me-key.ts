/** Under which the account that is signed in is read. */
export const ME = ['admin', 'me'] as const
