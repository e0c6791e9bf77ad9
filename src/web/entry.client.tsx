import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { patientFetch } from './patient-fetch'

declare global {
  interface Window {
    __reactRouterManifest: { url: string; entry: { module: string; imports: string[] } }
  }
}

// The router's own requests end like ours.
globalThis.fetch = patientFetch

// The list of routes comes without what each imports (`scripts/slim-route-manifest.ts`): the page names it, in its order.
const { entry, url } = window.__reactRouterManifest
entry.imports = [...document.body.querySelectorAll('link[rel="modulepreload"]')]
  .map(link => link.getAttribute('href') ?? '')
  .filter(href => href !== url && href !== entry.module)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
