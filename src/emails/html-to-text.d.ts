/** The part of the package that we use; it ships no types of its own. */
declare module 'html-to-text' {
  interface Selector {
    selector: string
    format?: string
    options?: Record<string, unknown>
  }
  export function compile(options: { wordwrap: false; selectors: Selector[] }): (html: string) => string
}
