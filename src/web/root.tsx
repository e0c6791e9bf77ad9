// The layers of tokens.css must be declared before any component's styles are read.
import './styles/tokens.css'
import './fonts/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/print.css'
import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root'
import textFont from './fonts/atkinson-hyperlegible-next.woff2?url'
import titleFont from './fonts/bricolage-grotesque.woff2?url'
import figuresFont from './fonts/figures.woff2?url'
import { isHydrated } from './hydration'
import { Nonce } from './nonce'
import { EarlyInput } from './ui/actions/early-input'
import { Breakdown } from './ui/frame/breakdown'
import { KeptPlace } from './ui/frame/kept-place'
import { RouteAnnouncer } from './ui/frame/route-announcer'

const brandFonts = [titleFont, textFont, figuresFont]

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The identity of the publisher, for every screen. */
export async function loader({ context }: Route.LoaderArgs) {
  return { site: await context.api.site({}) }
}

/** The identity does not change while a page is open; a navigation that fails must not take the frame along. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches().map(({ handle, loaderData }) => ({ handle, loaded: loaderData }))
  // In the browser the framework runs already: a content page reached from a hydrated one keeps it.
  const hydrated = typeof document !== 'undefined' || isHydrated(matches)
  const nonce = useContext(Nonce)
  return (
    // The script of KeptPlace writes a style on it before React is there.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf5" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {brandFonts.map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links />
        {hydrated && <EarlyInput />}
      </head>
      <body>
        {children}
        {hydrated && <RouteAnnouncer />}
        {hydrated && <KeptPlace />}
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** When a screen throws: the page still says what happened and how to go on. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <Breakdown missing={isRouteErrorResponse(error) && error.status === 404} />
}
