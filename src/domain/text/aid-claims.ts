/**
 * Amounts of aid that a page promises: a block that speaks of an aid, a subsidy or a financing and shows euros or a
 * percentage must say « jusqu’à » and, in the same block or its list or table, « sous réserve » (DECISIONS section 13).
 */
export interface BareClaim {
  words: string
  missing: ('jusqu’à' | 'sous réserve')[]
}

/** @param html of a whole page or a text @param best the best open aid of the catalogue, whole euros */
export function bareClaims(html: string, best: number): BareClaim[] {
  return blocksOf(html).flatMap(block => {
    const claims = claimsIn(block.words).filter(amount => amount === 'percent' || amount > best)
    if (claims.length === 0) return []
    const missing = [
      ...(/jusqu’(?:à|où)|jusqu'à|au plus|plafonn|limite de/iu.test(block.words)
        ? []
        : (['jusqu’à'] as const)),
      ...(/sous (?:réserve|les mêmes réserves)/iu.test(block.around) ? [] : (['sous réserve'] as const)),
    ]
    return missing.length > 0 ? [{ words: block.words.trim(), missing }] : []
  })
}

interface Block {
  words: string
  /** With the table or list that it stands in. */
  around: string
}

const speaksOfAid =
  /(?:financ(?:é|ée|és|ement|er|ent|e)|subvention|l’aide|une aide|aides? (?:de|va|vont|jusqu)|pris en charge|prise en charge)/iu

/** Percentages of a financing, and euros of an aid; the price, the tax and a threshold are none. */
function claimsIn(words: string): (number | 'percent')[] {
  if (!speaksOfAid.test(words)) return []
  const percents = /(?:financ\w*|aide|subvention|charge)[^.;|]{0,60}?\b100[\s\u00a0\u202f]?%/iu.test(words)
  const euros = [
    ...words.matchAll(
      /(?:aide|subvention|chèque)s?(?: \p{L}+){0,3} (?:de|d’|à|atteint|va(?:nt)? jusqu’à|jusqu’à)[\s\u00a0]((?:\d{1,3}[\s\u00a0\u202f])?\d{3})[\s\u00a0\u202f]?(?:€|euros)/giu,
    ),
  ].map(([, digits = '']) => Number(digits.replace(/\D/g, '')))
  return [...(percents ? (['percent'] as const) : []), ...euros]
}

function blocksOf(html: string): Block[] {
  const bodies = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const tables = [...bodies.matchAll(/<(table|ul|ol|dl|section)\b.*?<\/\1>/gs)].map(([whole]) => plain(whole))
  return [...bodies.matchAll(/<(p|li|td|th|dd|dt|h[1-6]|summary|title|figcaption)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , inner = '']) => {
      const words = plain(inner)
      return { words, around: [words, ...tables.filter(table => table.includes(words))].join(' ') }
    },
  )
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/[ \n\t]+/g, ' ')
