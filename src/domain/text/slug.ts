/** Text without accents, in small letters, with plain apostrophes: how titles and cities are compared and addressed. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
}

/** « L’Haÿ-les-Roses » → `l-hay-les-roses`: the part of an address made from a title or a name. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** True for what `slugify` makes: words of a–z and 0–9 joined by single dashes. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
}
