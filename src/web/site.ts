import { useRouteLoaderData } from 'react-router'
import type { ReplyOf } from '~/contract/call'
import type { siteCalls } from '~/contract/sites/site'

/** The identity of the publisher and the address of the site, as the root loads them. */
export type Site = ReplyOf<typeof siteCalls.site>

/** For any component under the root; the root's loader has always run before. */
export function useSite(): Site {
  const root: { site: Site } | undefined = useRouteLoaderData('root')
  if (!root) throw new Error('The identity of the site is not loaded')
  return root.site
}
