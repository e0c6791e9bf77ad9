import { parseDocument, stringify } from 'yaml'
import { Refusal } from '~/domain/refusal'

const UNREADABLE = 'La règle n’est pas lisible : relisez la mise en retrait des lignes et les apostrophes.'

/**
 * A rule as it is typed in the administration, YAML as in the files of content/aids: one comparison, or a mechanism
 * with its list. Empty: no rule.
 * @param field what the refusal names
 * @throws Refusal invalid-fields
 */
export function readRuleText(text: string, field: string): unknown {
  if (text.trim() === '') return undefined
  const document = parseDocument(text, { schema: 'core', strict: true })
  if (document.errors.length > 0)
    throw new Refusal('invalid-fields', { errors: [{ field, message: UNREADABLE }] })
  try {
    // No alias: a few lines would unfold to gigabytes.
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new Refusal('invalid-fields', { errors: [{ field, message: UNREADABLE }] })
  }
}

/** The same rule as text again. */
export const writeRuleText = (rule: unknown): string =>
  rule === undefined || rule === null ? '' : stringify(rule, { lineWidth: 0 }).trimEnd()
