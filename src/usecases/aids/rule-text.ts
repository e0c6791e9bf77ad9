import { parseDocument, stringify } from 'yaml'
import { wrongField } from '~/domain/wrong-field'

const UNREADABLE =
  'La règle n’est pas lisible\u00a0: relisez la mise en retrait des lignes et les apostrophes.'

/**
 * A rule as it is typed in the administration, YAML as in the files of content/aids: one comparison, or a mechanism
 * with its list. Empty: no rule.
 * @param field what the refusal names
 * @throws Refusal invalid-fields
 */
export function readRuleText(text: string, field: string): unknown {
  if (text.trim() === '') return undefined
  const document = parseDocument(text, { schema: 'core', strict: true })
  if (document.errors.length > 0) throw wrongField(field, UNREADABLE)
  try {
    // No alias: a few lines would unfold to gigabytes.
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    throw wrongField(field, UNREADABLE)
  }
}

/** The same rule as text again. */
export const writeRuleText = (rule: unknown): string =>
  rule === undefined || rule === null ? '' : stringify(rule, { lineWidth: 0 }).trimEnd()
