import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { patientFetch } from './patient-fetch'

// Where dialogs look for the nonce of the style that stops the page behind them from scrolling.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
})

// The router's own requests end like ours.
globalThis.fetch = patientFetch

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
