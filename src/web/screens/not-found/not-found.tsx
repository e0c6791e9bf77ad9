import { data } from 'react-router'
import { notFoundMeta } from '~/web/page-meta'
import { NotFoundPage } from '~/web/ui/not-found/not-found-page'
import type { Route } from './+types/not-found'

export const handle = { hydrate: false }

export const loader = () => data(null, { status: 404 })

export const meta = (args: Route.MetaArgs) => notFoundMeta(args, args.location.pathname)

/** Any address that is not in the table of routes. */
export default function NotFound() {
  return <NotFoundPage />
}
