import { compile } from 'html-to-text'

/** Of a sheet, in characters: what comes after is no condition of an aid. */
const LONGEST = 40_000
/** A part with less is a heading or a box beside the text. */
const LEAST = 200

/** What surrounds the text of a page, and changes without the aid. */
const AROUND = [
  'nav',
  'header',
  'footer',
  'aside',
  'script',
  'style',
  'noscript',
  'template',
  'form',
  'button',
  'svg',
  'img',
  'iframe',
  '[hidden]',
  '[aria-hidden=true]',
  '[role=navigation]',
  '[role=dialog]',
]

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
  if (isUnclosed(html)) return ''
  const texts = parts.map(part => () => tidy(part(html)))
  for (const text of texts) {
    const words = text()
    if (words.length >= LEAST) return words
  }
  return texts.at(-1)?.() ?? ''
}

/** No page is nested like that, and the parser's time grows with the square of it: 300,000 open tags took a minute. */
const MOST_OPEN = 10_000

/** An upper bound: an end closes one of its own name, though a parser closes all that stands open in it. */
function isUnclosed(html: string): boolean {
  const open = new Map<string, number>()
  let all = 0
  for (const [, closing, written = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    const name = written.toLowerCase()
    if (VOID.has(name)) continue
    const before = open.get(name) ?? 0
    if (closing && before === 0) continue
    open.set(name, before + (closing ? -1 : 1))
    all += closing ? -1 : 1
    if (all > MOST_OPEN) return true
  }
  return false
}

const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '))

const tidy = (text: string) =>
  text
    .replace(/\p{C}/gu, sign => (sign === '\n' ? '\n' : ' '))
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
    .slice(0, LONGEST)
