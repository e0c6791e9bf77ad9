import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** Both parts of a message: HTML, and the same words as plain text. */
export async function renderEmail(body: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(body), text: await render(body, { plainText: true }) }
}
