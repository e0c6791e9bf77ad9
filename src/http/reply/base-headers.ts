/**
 * What every answer carries, errors and files included, unless its handler says otherwise: nothing runs,
 * nothing is framed, no type is guessed, no other origin may read or embed it.
 * @param publicUrl browsers are told to stay on https only where the site is served by it
 */
export function baseHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    // Not no-referrer: a form posted without JavaScript would then announce « Origin: null » and be refused.
    'Referrer-Policy': 'same-origin',
    // Choosing a photograph in a file field needs no permission.
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
