/**
 * An address as browsers read it (WHATWG URL), or null where the text is none. The one way to ask whether a text is an
 * address: `URL.canParse` of Node 20 refuses any with an accent once it has been called some thousand times, and Safari 16
 * does not have it.
 * @param base what a relative address stands on
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
