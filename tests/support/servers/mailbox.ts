import { expect, type Page } from '@playwright/test'
import { alive } from '../browser/alive'
import { decodedPart, partOf, type Received } from './smtp-sink'

/** What arrived at a mail server of ours, as its readers see it. */
export function mailbox(received: readonly Received[]) {
  const textsTo = (address: string, words: RegExp) =>
    received
      .filter(({ recipients }) => recipients.includes(address))
      // Plain text is broken into lines wherever they end.
      .map(message => decodedPart(partOf(message, 'text/plain')).replace(/[ \r\n]+/g, ' '))
      .filter(text => words.test(text))
  return {
    /** The newest message to an address that holds such words, once it is there. */
    async mailed(address: string, words: RegExp): Promise<string> {
      await expect.poll(() => textsTo(address, words).length, { timeout: 120_000 }).toBeGreaterThan(0)
      return String(textsTo(address, words).at(-1))
    },
  }
}

/** Opens the dossier that a message leads to, as its reader does: a link of its own asks first. @returns its id */
export async function follow(page: Page, mail: string): Promise<string> {
  const link = /https?:\/\/\S+?(\/dossier\/(?:lien\/)?[\w-]{20,})/.exec(mail)?.[1]
  await page.goto(String(link))
  if (link?.includes('/lien/'))
    await (
      await alive(page.getByRole('button', { name: /Ouvrir mon dossier|Oui, c’est mon dossier/ }))
    ).click()
  await page.waitForURL(/\/dossier\/(?!lien)[\w-]{20,}/)
  return String(/\/dossier\/([\w-]{20,})/.exec(page.url())?.[1])
}
