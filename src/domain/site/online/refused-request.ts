import { escapeHtml } from '~/domain/text/html'
import { frenchSpaces } from '~/domain/text/typography'
import type { SiteRequest, SiteRequestField } from './site-request'

/**
 * A published page with its request form as somebody sent it: what was typed stays, and what cannot be used is said above it,
 * each with a link to its field. The page is one of ours, so that its form is found as the engine writes it.
 * @returns null where the page has no such form
 */
export function refusedRequest(
  page: string,
  request: SiteRequest,
  errors: readonly { field: SiteRequestField; message: string }[],
): string | null {
  const form = /<form [^>]*action="[^"]*\/_demande"[^>]*>/.exec(page)
  if (!form) return null
  const start = form.index + form[0].length
  const end = page.indexOf('</form>', start)
  const inside = page.slice(start, end)
  const tags = [...inside.matchAll(FIELD)].map(([tag]) => tag)
  const idOf = (field: SiteRequestField) =>
    attribute(tags.find(tag => attribute(tag, 'name') === field) ?? '', 'id')
  const items = errors.map(
    ({ field, message }) => `<li><a href="#${idOf(field)}">${escapeHtml(frenchSpaces(message))}</a></li>`,
  )
  const summary = `<div class="refused" role="alert" tabindex="-1" autofocus=""><p>Votre demande n’est pas encore partie.</p><ul>${items.join('')}</ul></div>`
  const wrong = new Set<string>(errors.map(({ field }) => field))
  const typed = new Map<string, string>(Object.entries(request))
  const filled = inside.replace(FIELD, tag => {
    const name = attribute(tag, 'name')
    const marked = tag.replace(/\/?>$/, `${wrong.has(name) ? ' aria-invalid="true"' : ''}>`)
    if (tag.startsWith('<textarea')) return `${marked}\n${escapeHtml(typed.get(name) ?? '')}`
    return marked.replace(/>$/, ` value="${escapeHtml(typed.get(name) ?? '')}">`)
  })
  return page.slice(0, start).replace('<title>', '<title>Erreur\u00a0: ') + summary + filled + page.slice(end)
}

const FIELD = /<(?:input|textarea) [^>]*>/g

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
