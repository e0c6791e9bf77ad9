import { editDistance } from '~/domain/reading/edit-distance'

/** A name of the environment that is no setting, and the setting whose name is nearly that. */
export interface Misnamed {
  name: string
  meant: string
}

/**
 * What looks like a setting with a letter wrong (SMTP_ULR): it is read by nobody, and what it was to change stays silently as
 * it was. The environment holds others' names too, so that nothing ends because of it.
 * @param settings the names that are read
 */
export function misnamedSettings(env: NodeJS.ProcessEnv, settings: ReadonlySet<string>): Misnamed[] {
  return Object.keys(env).flatMap(name => {
    const limit = name.length < 7 ? 1 : 2
    if (settings.has(name) || name.length < 5 || !env[name]) return []
    const meant = [...settings].find(setting => editDistance(name, setting, limit) <= limit)
    return meant ? [{ name, meant }] : []
  })
}
