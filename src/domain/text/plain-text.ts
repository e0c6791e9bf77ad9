const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '’',
  laquo: '«',
  raquo: '»',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  ugrave: 'ù',
  icirc: 'î',
}

/**
 * The words of a stranger's HTML, entities included, on one line: no markup is left of it, whatever it was nested in.
 * @param most characters that are looked at, so that a hostile text costs no more than an honest one
 */
export function plainText(html: unknown, most: number): string {
  if (typeof html !== 'string') return ''
  const words = withoutTags(decoded(withoutTags(html.slice(0, most * 2))))
  return words.replace(/[<>]/g, ' ').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, most)
}

/** Controls, and marks that turn the direction of writing around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

const withoutTags = (html: string) =>
  html.replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/)[^<]*)*<\/\1>/gi, ' ').replace(/<[^<>]*>/g, ' ')

const decoded = (html: string) =>
  html.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, digits, hex, name) => {
    const code = digits ? Number(digits) : hex ? Number.parseInt(hex, 16) : null
    if (code !== null) return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' '
    return ENTITIES[String(name)] ?? whole
  })
