import { createHash } from 'node:crypto'
import type { sitePreviewCalls } from '~/contract/site-preview'
import type { Deps } from '~/usecases/ground/deps'
import { drawPreview } from '~/usecases/site/draw-preview'
import type { Handlers } from '../register'

/** What a visitor's site would look like. Nothing of it runs or leaves, wherever it is shown. */
export function sitePreviewHandlers(deps: Deps): Pick<Handlers, keyof typeof sitePreviewCalls> {
  return {
    sitePreview: async ({ body }) => {
      const { html, style } = drawPreview(deps, body)
      const hash = createHash('sha256').update(style).digest('base64')
      return new Response(html, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': `sandbox; default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        },
      })
    },
  }
}
