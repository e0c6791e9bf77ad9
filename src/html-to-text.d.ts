/** The part of the package that we use; it ships no types of its own. */
declare module 'html-to-text' {
  interface Selector {
    selector: string
    format?: string
    options?: Record<string, unknown>
  }
  export function compile(options: {
    wordwrap: false
    selectors: Selector[]
    /** Which elements are read, in the order of the page; without: the whole. */
    baseElements?: { selectors: string[]; returnDomByDefault: boolean }
    limits?: { maxInputLength: number; maxDepth: number; maxChildNodes: number; maxBaseElements: number }
  }): (html: string) => string
}
