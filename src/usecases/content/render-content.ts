import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { unbrokenDates } from '~/domain/text/french-spaces'
import type { Sanitiser } from '../ground/sanitiser'
import { remembered } from './remembered'

/**
 * Turns what somebody typed, Markdown or HTML, into the HTML of the site: newlines of plain text
 * become line breaks (the specification, article page), and its dates do not break. The result is sanitised.
 */
export const renderContent = (source: string): string =>
  rendered(source, () =>
    sanitise(
      unbrokenDates(
        isHtml(source) ? breakLines(source) : marked.parse(source, { breaks: true, async: false }),
      ),
    ),
  )

/** Idempotent; used when a text is written and again when it is shown. */
export const sanitise: Sanitiser = html =>
  sanitised(html, () => sanitizeHtml(html, allowed).replaceAll('<br />', '<br>'))

/** Texts of some ten kilobytes each. */
const sanitised = remembered<string>(200)
const rendered = remembered<string>(200)

/** Sizes of a picture of ours. */
const OWN_FILES = /^\/images\/[\w-]+\/\d+\.webp \d+w(, \/images\/[\w-]+\/\d+\.webp \d+w)*$/

const textTags = ['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']
const inlineTags = ['a', 'strong', 'em', 'b', 'i', 'sup', 'sub', 'abbr', 'time', 'small', 'mark', 'q', 'cite']
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'figure', 'figcaption', 'img', ...textTags, ...inlineTags, ...tableTags],
  allowedAttributes: {
    a: ['href', 'rel', 'hreflang', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    time: ['datetime'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own h1; a second one would confuse readers and search engines.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // Schemes are looked at in src alone.
    img: (tagName, { srcset, ...attribs }) => ({
      tagName,
      attribs: srcset && OWN_FILES.test(srcset) ? { ...attribs, srcset } : attribs,
    }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
}

function isHtml(source: string): boolean {
  return /^\s*<(p|div|h[1-6]|ul|ol|dl|section|article|table|blockquote|figure)\b/i.test(source)
}

/** Newlines inside a run of text, not those that only lay out the tags. */
function breakLines(html: string): string {
  return html.replace(/>[^<]*</g, text => text.replace(/(\S)[ \t]*\r?\n[ \t]*(?=[^\s<])/g, '$1<br>'))
}
