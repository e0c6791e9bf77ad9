import type { Visitor } from './deps'

/** The fields of a journal line that say that a visitor did it, and from where. */
export const byVisitor = ({ ip, userAgent }: Visitor) => ({
  actor: 'visitor' as const,
  ip,
  user_agent: userAgent,
})
