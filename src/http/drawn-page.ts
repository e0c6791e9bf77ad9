import { createHash } from 'node:crypto'

/**
 * A page that was drawn from strangers' words and asks for no file: it runs nothing, sends nothing, and is in nobody's cache.
 * @param style the one sheet in it, which its policy names by its hash
 */
export const drawnPage = ({ html, style }: { html: string; style: string }) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `sandbox; default-src 'none'; style-src 'sha256-${sha256(style)}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
