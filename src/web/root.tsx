import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { isHydrated } from './hydration'
import { Nonce } from './nonce'
import './styles/tokens.css'
import './styles/base.css'

/** The identity of the publisher, for every screen. */
export async function loader({ context }: Route.LoaderArgs) {
  return { site: await context.api.site({}) }
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = isHydrated(useMatches().map(match => match.handle))
  const nonce = useContext(Nonce)
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated && <ScrollRestoration nonce={nonce} />}
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
