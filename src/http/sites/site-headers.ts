import { sitePolicy } from '../site-policy'

/**
 * What every answer of a client's host carries; it says nothing of the agency, and sets no cookie.
 * @param secure whether sites are served by https
 */
export const siteHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': sitePolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
