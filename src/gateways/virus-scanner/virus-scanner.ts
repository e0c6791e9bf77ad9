/** Looks for viruses in bytes. */
export interface VirusScanner {
  /** @throws when the scanner cannot be reached or gives no verdict: the piece then stays pending. */
  scan: (bytes: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>
}
