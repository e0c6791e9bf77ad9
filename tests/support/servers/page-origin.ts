let origin = ''
const plain = globalThis.fetch
globalThis.fetch = (input, init) =>
  plain(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init)

/**
 * Where the page's own addresses lead: a browser's fetch knows, Node's does not. Imported for its effect before any screen,
 * which keeps the fetch that it finds.
 */
export function leadPagesTo(server: string) {
  origin = server
}
