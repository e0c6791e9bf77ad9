/** No page and no mail is nested like that, and a parser's time grows with the square of it: 300,000 open tags took a minute. */
const MOST_OPEN = 10_000

/** Whether HTML opens more than a parser should follow. An upper bound: an end closes one of its own name, though a parser closes all that stands open in it. */
export function hasTooManyOpenTags(html: string): boolean {
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
