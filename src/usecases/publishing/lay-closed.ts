import type { ClosureState } from '~/domain/site/online/site-closure'
import { closedSite } from '~/sites/closed-site'
import type { Deps } from '../ground/deps'

/** Lays down what the hosts of a closed site show. @returns the name of its folder, the same each time; nobody is shown it yet */
export const layClosed = (
  { sitesFolder }: Pick<Deps, 'sitesFolder'>,
  site: string,
  state: ClosureState,
): Promise<string> => sitesFolder.lay(site, state, closedSite(state))
