import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '~/usecases/ground/deps'
import { openPreview } from '~/usecases/publishing/open-preview'
import { PREVIEW_KEY } from '~/usecases/site/preview-address'
import { sitePolicy } from '../site-policy'
import { barePage } from './bare-page'
import { sitePath } from './site-path'

/** A browser takes it for this host alone, by https, and keeps it apart in a frame. */
const COOKIE = '__Host-apercu'

/** How previews' hosts begin; no firm may be called so. */
export const isPreviewHost = (host: string) => host.startsWith('apercu-')

/** Answers a preview's host: the token of its address becomes a cookie, then the site is shown as it will be. */
export function previewHost(deps: Deps) {
  const policy = sitePolicy(new URL(deps.publicUrl).origin)
  return async (context: Context, host: string): Promise<Response> => {
    const { req } = context
    context.header('X-Robots-Tag', 'noindex')
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', policy)
    // A frame of the agency's page holds it.
    context.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return context.html(page('Un aperçu ne fait que se lire.'), 405)
    const [label = ''] = host.split('.')
    const pass = { token: req.query(PREVIEW_KEY) ?? null, cookie: getCookie(context, COOKIE) ?? null }
    const preview = await openPreview(deps, label, pass)
    if (preview.state === 'closed')
      return context.html(
        page('Cet aperçu s’ouvre par le lien qui se trouve sur la page de votre dossier.'),
        404,
      )
    if (preview.state === 'over')
      return context.html(page('Cet aperçu est terminé\u00a0: le site est en ligne.'), 410)
    const path = sitePath(req.path)
    if (preview.state === 'exchanged') {
      setCookie(context, COOKIE, preview.cookie, {
        ...{ path: '/', httpOnly: true, secure: true, sameSite: 'None' as const, partitioned: true },
      })
      return context.redirect(path && 'file' in path ? req.path : '/', 303)
    }
    if (path && 'leadsTo' in path) return context.redirect(path.leadsTo, 308)
    const file = path && (await preview.file(path.file))
    const shown = file ?? (await preview.file('404.html'))
    if (!shown) return context.html(page('Page introuvable'), 404)
    const body = typeof shown.body === 'string' ? shown.body : new Uint8Array(shown.body)
    return context.body(body, file ? 200 : 404, { 'Content-Type': shown.type })
  }
}

const page = (words: string) => barePage('Aperçu', words)
