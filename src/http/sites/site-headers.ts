/** Nothing but what the site itself holds: the assistant's script, no other, no style in a line, no frame around it. */
export const SITE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * What every answer of a client's host carries; it says nothing of the agency, and sets no cookie.
 * @param secure whether sites are served by https
 */
export const siteHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': SITE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
