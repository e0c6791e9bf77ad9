/**
 * Amounts of aid that a page promises: a block that speaks of an aid, a subsidy or a financing and shows euros or a
 * percentage must say « jusqu’à » and, in the same block or its list or table, « sous réserve » (specification B13).
 */
export interface BareClaim {
  words: string
  missing: ('jusqu’à' | 'sous réserve')[]
}

/** @param html of a whole page or a text @param best the best open aid of the catalogue, whole euros */
export function bareClaims(html: string, best: number): BareClaim[] {
  return blocksOf(html).flatMap(block => {
    if (saidToBeOver.test(block.words)) return []
    const claims = claimsIn(block.words).filter(amount => amount === 'percent' || amount > best)
    if (claims.length === 0) return []
    const missing = [
      ...(/jusqu’(?:à|où)|jusqu'à|au plus|plafonn|limite de/iu.test(block.words)
        ? []
        : (['jusqu’à'] as const)),
      ...(/sous (?:réserve|les mêmes réserves)/iu.test(block.around()) ? [] : (['sous réserve'] as const)),
    ]
    return missing.length > 0 ? [{ words: block.words.trim(), missing }] : []
  })
}

/**
 * Sums of aid that no date stands beside: neither their block, nor its list, table or section says of which year they are.
 * Specification A1's own statement is left out.
 */
export function undatedSums(html: string): string[] {
  return blocksOf(html)
    .filter(({ words, around }) => {
      const sums = claimsIn(words).filter(claim => claim !== 'percent' && claim !== STATED)
      return sums.length > 0 && !/\b20[12]\d\b/.test(around())
    })
    .map(({ words }) => words.trim())
}

/** « jusqu’à 2 500 € d’aide ». */
const STATED = 2_500

interface Block {
  words: string
  /** With the tables and lists that it may stand in. Joined where it is asked for: a long page has thousands of blocks in long tables. */
  around: () => string
}

const speaksOfAid =
  /financ(?:é|ée|és|ement|er|ent|e)|subvention|\baides?\b|pris(?:e|es)? en charge|rembours|chèque|recevez|touchez|obtenez/iu

/** History: what an aid that no longer exists once paid. */
const saidToBeOver = /a pris fin|n’existe plus|a existé/u

/** Percentages of a financing, and euros of an aid; the price, the tax and a threshold are none. */
function claimsIn(words: string): (number | 'percent')[] {
  if (!speaksOfAid.test(words)) return []
  const percents = percentClaims.some(claim => claim.test(words))
  const euros = euroClaims
    .flatMap(claim => [...words.matchAll(claim)])
    .map(([, digits = '']) => numberIn(digits))
  return [...(percents ? (['percent'] as const) : []), ...euros]
}

/** « financé à 100 % », « 80 % du site pris en charge ». */
const percentClaims = [
  /(?:financ\w*|aide|subvention|charge)[^.;|]{0,60}?\b100[\s\u00a0\u202f]?%/iu,
  /(?:financ(?:é|ée|és|ées|ement|e|ent)|pris(?:e|es)? en charge|rembours\p{L}+|subventionn\p{L}+) à[\s\u00a0]\d{1,3}[\s\u00a0\u202f]?%/iu,
  /\d{1,3}[\s\u00a0\u202f]?% [^.;|]{0,40}?(?:financé|pris(?:e|es)? en charge|remboursé|subventionné)/iu,
]

const amount = '((?:\\d{1,3}[\\s\\u00a0\\u202f]?)?\\d{3})[\\s\\u00a0\\u202f]?(?:€|euros)'
/** « une aide de 3 200 € », « l’aide paie 3 200 € », « 3 200 € d’aide », « vous recevez 3 200 € ». */
const euroClaims = [
  `(?:aide|subvention|chèque)s?(?: \\p{L}+){0,3} (?:de|d’|à|atteint|va(?:nt)? jusqu’à|jusqu’à)[\\s\\u00a0]${amount}`,
  `(?:aide|subvention|chèque)s? (?:est de|paie|verse|rembourse|couvre|prend en charge)[\\s\\u00a0]${amount}`,
  `${amount}[\\s\\u00a0](?:d’aide|de subvention|de financement public|pris en charge|remboursés|offerts)`,
  `(?:recevez|touchez|obtenez)[\\s\\u00a0]${amount}`,
].map(pattern => new RegExp(pattern, 'giu'))

const numberIn = (digits: string) => Number(digits.replace(/\D/g, ''))

function blocksOf(html: string): Block[] {
  const bodies = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const tables = [...bodies.matchAll(/<(table|ul|ol|dl|section)\b.*?<\/\1>/gs)].map(([whole]) => plain(whole))
  const blocks = [
    ...bodies.matchAll(/<(p|li|td|th|dd|dt|h[1-6]|summary|title|figcaption|button|a)\b[^>]*>(.*?)<\/\1>/gs),
  ].map(([, , inner = '']) => {
    const words = plain(inner)
    return { words, around: () => [words, ...tables.filter(table => table.includes(words))].join(' ') }
  })
  return [...blocks, ...unseen(html).map(words => ({ words, around: () => words }))]
}

/** What only machines and search engines read: descriptions, alternatives of pictures, structured data. */
function unseen(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:content|alt|aria-label)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  )
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([words]) => words),
  )
  return [...attributes, ...data].map(plain)
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/[ \n\t]+/g, ' ')
