import { render } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { OwnParagraph } from './own-paragraph'

/**
 * Both parts of a message: HTML, and the same words as plain text.
 * @param ownWords what the agency adds to messages of this kind; plain text
 */
export async function renderEmail(
  message: ReactElement,
  ownWords = '',
): Promise<{ html: string; text: string }> {
  const body = createElement(OwnParagraph, { value: ownWords }, message)
  return { html: await render(body), text: await render(body, { plainText: true }) }
}
