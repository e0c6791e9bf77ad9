import { toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OwnParagraph } from './own-paragraph'

/** What mail programs expect of a message's first line. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * Both parts of a message: HTML, and the same words as plain text. Not by the package's own `render`: it renders twice,
 * as a stream that follows each promise of the whole program from then on (docs/performance.md).
 * @param ownWords what the agency adds to messages of this kind; plain text
 */
export function renderEmail(message: ReactElement, ownWords = ''): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(OwnParagraph, { value: ownWords }, message)).replace(
    PRELOADED_IMAGES,
    '',
  )
  return { html: DOCTYPE + markup, text: toPlainText(markup) }
}

/** React's advice for browsers: a message's pictures come with it. */
const PRELOADED_IMAGES = /<link rel="preload" as="image"[^>]*>/g
