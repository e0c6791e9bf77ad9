import { compile } from 'html-to-text'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Agency } from '~/domain/agency'
import { Sender } from './sender'

/** What mail programs expect of a message's first line. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * Both parts of a message: HTML, and the same words as plain text. Not by `@react-email/render`: it renders twice, as a
 * stream that follows each promise of the whole program from then on, and compiles its converter for each message
 * (docs/performance.md).
 * @param ownWords what the agency adds to messages of this kind; plain text
 */
export function renderEmail(
  agency: Agency,
  message: ReactElement,
  ownWords = '',
): { html: string; text: string } {
  const sent = createElement(Sender, { value: { agency, ownWords } }, message)
  const markup = renderToStaticMarkup(sent).replace(PRELOADED_IMAGES, '')
  return { html: DOCTYPE + unbroken(markup), text: plainText(markup) }
}

/** Without pictures and what is hidden, an address where a link's words are others, each cell on a line of its own. */
const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map(selector => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
  ],
})

/** React's advice for browsers: a message's pictures come with it. */
const PRELOADED_IMAGES = /<link rel="preload" as="image"[^>]*>/g

/**
 * « FTN-2026-00001 », « L441-10 », « 04 72 00 00 00 », « +221 77 123 45 67 », « 1er décembre », « 15 jours », « 18 h », « e-mail »:
 * a mail program may break a line after each of their hyphens and spaces. They are copied and found as they are.
 */
const WHOLE =
  /[A-Z]{1,4}-?\d+(?:-\d+)+|\b0\d(?: \d{2}){4}\b|\+\d{1,3}(?: \d{1,4}){2,6}\b|\b\d+(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|jours?|mois|ans?|heures?|minutes?|h)\b|\be-mails?\b/g

/** Words between tags, each of those on one line. */
const unbroken = (markup: string) =>
  markup.replace(/>[^<]+/g, words => words.replace(WHOLE, '<span style="white-space:nowrap">$&</span>'))
