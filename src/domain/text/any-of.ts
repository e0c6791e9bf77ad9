/** One pattern that finds what any of these find: a line each, where one expression would be too long to read. None has flags. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))
