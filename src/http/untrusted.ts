/** specification D3: bytes that a visitor gave are saved or drawn by us, never run as a page. */
export const untrusted = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}
