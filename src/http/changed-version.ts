import type { Context } from 'hono'

/** The version that If-Match names, « "7" »; null where it names none. */
export function changedVersion({ req }: Context): number | null {
  const [, version] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(req.header('if-match') ?? '') ?? []
  return version === undefined ? null : Number(version)
}
