/** « 3 000,50 € » as a number of euros; NaN where it is none. */
export function eurosTyped(text: string): number {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return bare === '' ? Number.NaN : Number(bare)
}
