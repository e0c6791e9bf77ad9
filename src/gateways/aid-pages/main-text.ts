import { compile } from 'html-to-text'
import { hasTooManyOpenTags } from '../open-tags'

/** Of a sheet, in characters: what comes after is no condition of an aid. */
const LONGEST = 40_000
/** A part with less is a heading or a box beside the text. */
const LEAST = 200

/** What surrounds the text of a page, and changes without the aid. */
const AROUND = (
  'nav header footer aside script style noscript template form button svg img iframe [hidden] ' +
  '[aria-hidden=true] [role=navigation] [role=dialog]'
).split(' ')

const textUnder = (selectors: string[]) =>
  compile({
    wordwrap: false,
    baseElements: { selectors, returnDomByDefault: false },
    limits: { maxInputLength: 4_000_000, maxDepth: 100, maxChildNodes: 5_000, maxBaseElements: 20 },
    selectors: [
      ...AROUND.map(selector => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
    ],
  })

/** From the part that is meant as the text to the whole page. */
const parts = [['main', '[role=main]'], ['article', '#content', '#contenu', '.content'], ['body']].map(
  textUnder,
)

/** The words of a page's main part, a line for each paragraph, without menus, pictures and addresses of links. */
export function mainText(html: string): string {
  if (hasTooManyOpenTags(html)) return ''
  const texts = parts.map(part => () => tidy(part(html)))
  for (const text of texts) {
    const words = text()
    if (words.length >= LEAST) return words
  }
  return texts.at(-1)?.() ?? ''
}

const tidy = (text: string) =>
  text
    .replace(/\p{C}/gu, sign => (sign === '\n' ? '\n' : ' '))
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
    .slice(0, LONGEST)
