/** How many views an account may keep, how many of all accounts are shared, and how long a name is. */
export const VIEWS = { own: 12, shared: 24, name: 40 } as const

/** Its author changes a view, and whoever manages accounts one that is shared. */
export const mayChangeView = (
  view: { account_id: string; shared: boolean },
  by: { id: string; managesAccounts: boolean },
): boolean => view.account_id === by.id || (view.shared && by.managesAccounts)
