import type { Context } from 'hono'
import { networkKey } from '~/domain/access/network'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import { refusedForm } from '~/domain/site/online/refused-form'
import { atMost } from '~/usecases/ground/at-most'
import { readText } from '../request/read-text'
import { barePage } from './bare-page'

/** A form of clients' sites that needs no JavaScript. */
export interface SiteForm {
  /** « /_demande » */
  action: string
  /** Where it may stand, the likeliest first. */
  pages: readonly string[]
  /** Where a form that was kept leads: « /merci ». */
  thanks: string
  /** What is said above a form that is not kept; how the title of an answer without a page begins. */
  says: { refused: string; notSent: string; tooMany: string }
  /** Keeps what was sent. @returns what was typed, and what of it cannot be used; none: it is kept */
  keep: (
    site: string,
    by: Origin,
    form: URLSearchParams,
  ) => Promise<{ typed: Record<string, string>; errors: readonly { field: string; message: string }[] }>
}

/** The longest honest form, escaped, fits several times. */
const MOST_BYTES = 64_000

/**
 * What is kept of a site is kept under its lock, which a publication holds while it draws: whoever comes meanwhile waits
 * here, and leaves the database's connections to others. One network's hundred do not stand before another's first, and what
 * a flood brings beyond what may wait is told so at once.
 */
const turns = new Map<string, ReturnType<typeof atMost>>()

function turnsOf(site: string) {
  const known = turns.get(site) ?? atMost(1)
  turns.set(site, known)
  return known
}

/** POST of a form of a client's site: 303 to its thanks, 422 with the page. */
export function siteForm(
  { action, pages, thanks, says, keep }: SiteForm,
  sites: Pick<PublishedSites, 'read'>,
  originOf: (context: Context) => Origin,
) {
  const said = (words: string) => barePage(says.notSent, words, true)
  return async (context: Context, shown: ShownRevision): Promise<Response> => {
    context.header('Cache-Control', 'no-store')
    const { req } = context
    if (!/^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? ''))
      return context.html(said('Ce formulaire n’a pas été envoyé comme il le fallait.'), 415)
    try {
      const form = new URLSearchParams(await readText(context, MOST_BYTES))
      const by = originOf(context)
      const { typed, errors } = await turnsOf(shown.site)(() => keep(shown.site, by, form), networkKey(by.ip))
      if (errors.length === 0) return context.redirect(thanks, 303)
      for (const path of pages) {
        const page = await sites.read(shown, path)
        const refused =
          page && refusedForm(Buffer.from(page).toString(), { action, typed, errors, says: says.refused })
        if (refused) return context.html(refused, 422)
      }
      return context.html(said(errors.map(({ message }) => message).join(' ')), 422)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unavailable') throw error
      if (error.code === 'request-too-large') return context.html(said('Ce texte est trop long.'), 413)
      if (error.retryAfter) context.header('Retry-After', String(error.retryAfter))
      if (error.code === 'too-many-requests') return context.html(said(says.tooMany), 429)
      return context.html(said('Ce formulaire n’a pas pu être lu.'), error.code === 'not-found' ? 404 : 400)
    }
  }
}
