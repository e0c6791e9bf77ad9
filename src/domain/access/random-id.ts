/**
 * An id that nobody can guess: 192 random bits in base64url, 32 characters (specification D3
 * asks for at least 160). The platform's own generator, the same in Node and in browsers.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
