import { frenchSpaces } from '~/domain/text/french-spaces'
import { escapeHtml } from '~/domain/text/html'

/** A form of a published page as somebody sent it. */
interface RefusedForm {
  /** Where it is sent: « /_demande ». */
  action: string
  /** What was typed, by field. */
  typed: Readonly<Record<string, string>>
  errors: readonly { field: string; message: string }[]
  /** « Votre demande n’est pas encore partie. » */
  says: string
}

/**
 * A published page with one of its forms as somebody sent it: what was typed stays, and what cannot be used is said above it,
 * each with a link to its field. The page is one of ours, so that its form is found as the engine writes it.
 * @returns null where the page has no such form
 */
export function refusedForm(page: string, { action, typed, errors, says }: RefusedForm): string | null {
  const form = new RegExp(`<form [^>]*action="[^"]*${action}"[^>]*>`).exec(page)
  if (!form) return null
  const start = form.index + form[0].length
  const end = page.indexOf('</form>', start)
  const inside = page.slice(start, end)
  const tags = [...inside.matchAll(FIELD)].map(([tag]) => tag)
  const idOf = (field: string) => {
    // A choice is led to as a whole: none of its parts is the wrong one.
    const group = new RegExp(`<fieldset [^>]*id="([^"]*)"(?:(?!</fieldset>)[\\s\\S])*? name="${field}"`).exec(
      inside,
    )
    return group?.[1] ?? attribute(tags.find(tag => attribute(tag, 'name') === field) ?? '', 'id')
  }
  const items = errors.map(
    ({ field, message }) => `<li><a href="#${idOf(field)}">${escapeHtml(frenchSpaces(message))}</a></li>`,
  )
  const summary = `<div class="refused" role="alert" tabindex="-1" autofocus=""><p>${says}</p><ul>${items.join('')}</ul></div>`
  const wrong = new Set<string>(errors.map(({ field }) => field))
  const filled = inside.replace(FIELD, tag => {
    const name = attribute(tag, 'name')
    const marked = tag.replace(/\/?>$/, `${wrong.has(name) ? ' aria-invalid="true"' : ''}>`)
    const value = typed[name] ?? ''
    if (tag.startsWith('<textarea')) return `${marked}\n${escapeHtml(value)}`
    if (/ type="(?:radio|checkbox)"/.test(tag))
      return attribute(tag, 'value') === value ? marked.replace(/>$/, ' checked="">') : marked
    return marked.replace(/ value="[^"]*"/, '').replace(/>$/, () => ` value="${escapeHtml(value)}">`)
  })
  return page.slice(0, start).replace('<title>', '<title>Erreur\u00a0: ') + summary + filled + page.slice(end)
}

const FIELD = /<(?:input|textarea) [^>]*>/g

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
