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

export const decoded = (html: string) =>
  html.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, digits, hex, name) => {
    const code = digits ? Number(digits) : hex ? Number.parseInt(hex, 16) : null
    if (code !== null) return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' '
    return ENTITIES[String(name)] ?? whole
  })
