/** Makes a PDF provably unchanged; what cannot be sealed is not signed (DECISIONS.md section 5). */
export interface Sealer {
  /** `level` is T with a time stamp, B without; `warning` says why a time stamp is missing. */
  seal: (pdf: Uint8Array) => Promise<{ pdf: Uint8Array; level: 'B' | 'T'; warning?: string }>
  certificatePem: string
  authorityPem: string | null
}
