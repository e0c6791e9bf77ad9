import type { Visitor } from './deps'

/** The fields of a journal line that say that the administrator did it, and from where. */
export const byAdministrator = ({ ip, userAgent }: Visitor) => ({
  actor: 'administrator' as const,
  ip,
  user_agent: userAgent,
})
