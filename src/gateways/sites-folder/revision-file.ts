export interface RevisionFile {
  /** Within it: « index.html », « _f/style.1a2b3c.css ». */
  path: string
  /** The bytes, or how to come by them where no earlier revision of the site has them under the same name (`_f/`). */
  body: string | Uint8Array | (() => Promise<Uint8Array>)
  /** What Brotli and gzip make of it, where who drew it packed it as well. */
  packed?: [brotli: Uint8Array, gzip: Uint8Array]
}
