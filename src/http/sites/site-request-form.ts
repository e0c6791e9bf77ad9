import type { Context } from 'hono'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import { refusedRequest } from '~/domain/site/online/refused-request'
import { REQUEST_TRAP, requestOf } from '~/domain/site/online/site-request'
import type { Deps } from '~/usecases/ground/deps'
import { keepSiteRequest } from '~/usecases/site-requests/keep-site-request'
import { readText } from '../request/bounded-text'

/** Where the form stands: on the page of its own, else on the first one. */
const PAGES = ['demande/index.html', 'index.html']
/** The longest honest form, escaped, fits several times. */
const MOST_BYTES = 64_000

/** POST /_demande of a client's site, from a form that needs no JavaScript: 303 to /merci, 422 with the page. */
export function siteRequestForm(
  deps: Deps,
  sites: Pick<PublishedSites, 'read'>,
  originOf: (context: Context) => Origin,
) {
  return async (context: Context, shown: ShownRevision): Promise<Response> => {
    context.header('Cache-Control', 'no-store')
    const { req } = context
    if (!/^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? ''))
      return context.html(said('Ce formulaire n’a pas été envoyé comme il le fallait.'), 415)
    if (Number(req.header('content-length') ?? 0) > MOST_BYTES)
      return context.html(said('Ce texte est trop long.'), 413)
    try {
      const form = new URLSearchParams(await readText(context))
      const request = requestOf(form)
      const trapped = !!form.get(REQUEST_TRAP)
      const errors = await keepSiteRequest(deps, originOf(context), shown.site, request, trapped)
      if (errors.length === 0) return context.redirect('/merci', 303)
      for (const path of PAGES) {
        const page = await sites.read(shown, path)
        const refused = page && refusedRequest(Buffer.from(page).toString(), request, errors)
        if (refused) return context.html(refused, 422)
      }
      return context.html(said(errors.map(({ message }) => message).join(' ')), 422)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'too-many-requests')
        return context.html(said('Trop de demandes sont parties d’ici. Téléphonez plutôt.'), 429)
      return context.html(said('Cette demande n’a pas pu être lue.'), error.code === 'not-found' ? 404 : 400)
    }
  }
}

const said = (words: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Votre demande n’est pas partie</title><p>${words}</p><p><a href="/">Revenir au site</a></p></html>\n`
